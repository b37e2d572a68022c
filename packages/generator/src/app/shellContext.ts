import { createContext, useContext } from "react";
import type { NavFile } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";

/** What every component may need to know about the site around it. */
interface ShellContextValue {
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  /** The address of a route under the site's base; other addresses stay as they are. */
  href(path: string): string;
}

/** Spares the tree from passing the shell through every layer. */
export const ShellContext = createContext<ShellContextValue | null>(null);

/** Reads the shell, and says so plainly when a component is drawn outside of it. */
export function useShell(): ShellContextValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error("This component needs the shell: draw it inside <App>.");
  return value;
}
