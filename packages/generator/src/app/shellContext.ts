import { createContext, useContext } from "react";
import type { NavFile } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";

interface ShellContextValue {
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  /** Adds the base path to a route; other addresses are returned unchanged. */
  href(path: string): string;
}

/** Provides the shell to every component. */
export const ShellContext = createContext<ShellContextValue | null>(null);

export function useShell(): ShellContextValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error("This component needs the shell: draw it inside <App>.");
  return value;
}
