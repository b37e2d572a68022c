import type { Plugin } from "rolldown";

interface Change {
  why: string;
  from: string;
  to: string;
}

/** Values that the dialog works out anew every time it is drawn, which is several times for each key. */
const ONCE = [
  // Lays out the page.
  '"undefined"!=typeof window?window.getSelection().toString().slice(0,64):""',
  // Write to the visitor's storage to see whether they can, and read all of it.
  'xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10})',
  'xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o),limit:0===G.getAll().length?7:4})',
];

const CHANGES: Change[] = [
  ...ONCE.map((value) => ({
    why: "is needed once",
    from: `e.useRef(${value}).current`,
    to: `e.useState(()=>${value})[0]`,
  })),
  {
    why: "is a logo that is not shown, with a <style> that no strict policy allows",
    from: 'e.createElement("div",{className:"DocSearch-Logo"},e.createElement(Jt,{translations:{searchByText:b}}))',
    to: "null",
  },
  {
    why: "never changes",
    from: "e.createElement(Wt,{translations:L})",
    to: "e.useMemo(()=>e.createElement(Wt,{translations:L}),[L])",
  },
];

/** Takes out of the dialog's program what costs time or bytes and serves nobody here. */
export const lighterDialog = {
  name: "lighter-dialog",
  transform: {
    filter: { id: /\/@docsearch\/react\/dist\/esm\/index\.js$/ },
    handler: (code: string, id: string) =>
      CHANGES.reduce((text, { why, from, to }) => {
        if (text.split(from).length !== 2)
          throw new Error(
            `${id} does not have once what ${why}: ${from}. Look for it and change src/build/lighterDialog.ts.`,
          );
        return text.replace(from, () => to);
      }, code),
  },
} satisfies Plugin;
