import type { MarkdownIt } from "markdown-it";

/** What an address has that says how it is reached. */
const ADDRESS = /\/\/|mailto:/i;

/** Addresses in running text are links where they say how they are reached; names of hosts, files and people stay text. */
export function bareAddresses(markdown: MarkdownIt) {
  const { linkify } = markdown;
  linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  const hasAddress = linkify.test.bind(linkify);
  // Few texts have one, and the library takes ten times as long to see that there is none.
  linkify.test = (text) => ADDRESS.test(text) && hasAddress(text);
}
