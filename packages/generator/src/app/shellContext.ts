import { createContext, useContext } from "react";
import type { NavFile } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";
import { withBase } from "../shared/url.ts";

/** What every component may need to know about the site around it. */
interface ShellContextValue {
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  /** The address of a route under the site's base; other addresses stay as they are. */
  href(path: string): string;
}

/** Spares the tree from passing the shell through every layer. */
export const ShellContext = createContext<ShellContextValue | null>(null);

/** The context's value for one shell. */
export function shellContextValue(shell: ShellView, sidebars: NavFile["sidebars"]): ShellContextValue {
  return { shell, sidebars, href: (path) => withBase(shell.baseUrl, path) };
}

/** Reads the shell, and says so plainly when a component is drawn outside of it. */
export function useShell(): ShellContextValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error("This component needs the shell: draw it inside <App>.");
  return value;
}
