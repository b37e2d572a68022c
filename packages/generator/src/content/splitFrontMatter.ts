export interface SplitText {
  /** YAML between the fences, empty when there is none. */
  frontMatter: string;
  body: string;
  /** Lines of the file on which the two begin, counted from 1. */
  frontMatterLine: number;
  bodyLine: number;
}

/** Takes a Markdown file apart into front matter and body. */
export function splitFrontMatter(text: string): SplitText {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { frontMatter: "", body: text, frontMatterLine: 1, bodyLine: 1 };
  const [whole, frontMatter = ""] = match;
  return {
    frontMatter,
    body: text.slice(whole.length),
    frontMatterLine: 2,
    bodyLine: whole.split("\n").length,
  };
}
