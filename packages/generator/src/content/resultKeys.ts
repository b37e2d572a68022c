import { hashOf } from "./remember.ts";

interface Body {
  file: string;
  body: string;
  bodyLine: number;
}

/** Names a file and its body: equal ones compile to equal pages. */
export function pageKey({ file, bodyLine, body }: Body): string {
  return `${file} ${bodyLine} ${hashOf(body)}`;
}

/** The key of a compiled page among all that is remembered; it begins with that of the file alone. */
export function pageResult(key: string): string {
  return `page ${key}`;
}
