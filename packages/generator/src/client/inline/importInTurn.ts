import { addLink } from "./addLink.ts";

/**
 * Loads modules together with the data they need first, but runs each in a task of its own, so that none keeps the page
 * from answering for long.
 */
export async function importInTurn(scripts: string[], data: string): Promise<void> {
  for (const href of scripts) addLink({ rel: "modulepreload", href });
  addLink({ rel: "preload", as: "fetch", crossOrigin: "", href: data });
  for (const href of scripts) {
    await import(href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
