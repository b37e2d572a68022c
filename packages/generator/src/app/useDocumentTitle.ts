import { useEffect } from "react";
import { documentTitle } from "../shared/documentTitle.ts";
import { useShell } from "./shellContext.ts";

/** Sets the document's title. */
export function useDocumentTitle(title: string): void {
  const { siteTitle } = useShell().shell;
  useEffect(() => {
    document.title = documentTitle(title, siteTitle);
  }, [title, siteTitle]);
}
