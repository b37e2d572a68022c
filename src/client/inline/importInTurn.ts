/** Loads modules together but runs each in a task of its own, so that none keeps the page from answering for long. */
export async function importInTurn(
  page: Pick<Document, "createElement" | "head">,
  scripts: string[],
): Promise<void> {
  for (const href of scripts) {
    const link = page.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    page.head.append(link);
  }
  for (const href of scripts) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
