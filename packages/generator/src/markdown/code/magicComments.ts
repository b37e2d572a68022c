import { commentMarks } from "./languages.ts";

/** Removes Docusaurus' `highlight-next-line`, `-start` and `-end` comments and returns the lines they highlight. */
export function magicComments(code: string, lang: string) {
  const highlighted = new Set<number>();
  if (!code.includes("highlight-")) return { code, highlighted };
  const directive = directivePattern(commentMarks(lang));
  const kept: string[] = [];
  let blockStart: number | null = null;
  for (const line of code.split("\n")) {
    const word = directive.exec(line)?.[1];
    if (!word) kept.push(line);
    else if (word === "next-line") highlighted.add(kept.length + 1);
    else if (word === "start") blockStart = kept.length + 1;
    else if (blockStart !== null) {
      for (let at = blockStart; at <= kept.length; at++) highlighted.add(at);
      blockStart = null;
    }
  }
  return { code: kept.join("\n"), highlighted };
}

function directivePattern(comments: string[]): RegExp {
  const forms = comments.map((marks) => marks.replace(/[*/{}]/g, "\\$&").split(" "));
  const anyOf = (side: 0 | 1) => forms.map((form) => form[side] ?? "").join("|");
  return new RegExp(`^\\s*(?:${anyOf(0)})\\s*highlight-(next-line|start|end)\\s*(?:${anyOf(1)})\\s*$`);
}
