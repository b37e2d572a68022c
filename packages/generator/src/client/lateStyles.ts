/** The complete stylesheet, for a document that so far has only what its own page needs. */
export interface LateStyles {
  /** Brings it here without using it: a new sheet makes the browser look at every element again. */
  fetch(): void;
  /** Uses it; settles when it is in force, or cannot be had. */
  apply(): Promise<void>;
}

interface StylesHost {
  document: Pick<Document, "adoptedStyleSheets">;
  loadText(): Promise<string>;
  createSheet(css: string): CSSStyleSheet;
}

export function createLateStyles({ document, loadText, createSheet }: StylesHost): LateStyles {
  let text: Promise<string | null> | null = null;
  let applied: Promise<void> | null = null;

  function load(): Promise<string | null> {
    // A page without some of its styles is still a page, so a failure is not passed on; it is tried again next time.
    text ??= loadText().catch(() => {
      text = null;
      applied = null;
      return null;
    });
    return text;
  }

  return {
    fetch: () => void load(),
    apply() {
      applied ??= load().then((css) => {
        if (css !== null) document.adoptedStyleSheets.push(createSheet(css));
      });
      return applied;
    },
  };
}

export async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The stylesheet answered ${response.status}.`);
  return response.text();
}

export function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
