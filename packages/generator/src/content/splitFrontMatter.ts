/** Takes a Markdown file apart into front matter and body, with the lines, counted from 1, on which they begin. */
export function splitFrontMatter(text: string) {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { frontMatter: "", body: text, frontMatterLine: 1, bodyLine: 1 };
  const [whole, frontMatter = ""] = match;
  const bodyLine = whole.split("\n").length;
  return { frontMatter, body: text.slice(whole.length), frontMatterLine: 2, bodyLine };
}
