import { type Extension, paragraph, prose } from "@docs/generator";

/** Draws data/glossary.json where a page says `::glossary`, and links the terms on all pages to their entries. */
export function glossary(): Extension {
  return {
    name: "glossary",
    load({ folder, readText }) {
      const key = readText(`${folder}/glossary.json`) ?? "{}";
      const terms = Object.entries<string>(JSON.parse(key));
      const entries = terms.map(([term, text]) => ({
        anchor: `term-${term}`,
        kind: "Terms",
        name: term,
        text,
      }));
      return {
        key,
        problems: [],
        directives: { glossary: () => ({ anchors: entries.map(({ anchor }) => anchor), entries, draw }) },
        connect(pages) {
          const page = pages.find(({ anchors }) => entries.some(({ anchor }) => anchors.includes(anchor)));
          const linkCode = (text: string) =>
            page?.anchors.includes(`term-${text}`) ? `${page.path}#term-${text}` : null;
          return { linkCode };
        },
      };

      function draw() {
        const list = entries.map(({ anchor: id, name: term, text }) => ({
          id,
          term,
          chips: [],
          body: [paragraph(...prose(text))],
        }));
        return [{ type: "entries" as const, entries: list }];
      }
    },
  };
}
