import { createContext, useContext, useEffect } from "react";
import { type Counterpart, documentTitle } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";

interface ShellContextValue {
  shell: ShellView;
  /** Where the page on view is in the other versions of the docs. */
  elsewhere: Counterpart[];
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

/** Sets the document's title. */
export function useDocumentTitle(title: string): void {
  const { siteTitle } = useShell().shell;
  useEffect(() => {
    document.title = documentTitle(title, siteTitle);
  }, [title, siteTitle]);
}
