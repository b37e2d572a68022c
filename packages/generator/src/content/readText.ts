import { errorProblem, type Problem } from "../shared/problem.ts";

const LINE_END = 10;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

type ReadText = { ok: true; text: string } | { ok: false; problem: Problem };

/** Reads bytes as strict UTF-8; a stray Latin-1 byte is a problem with its line, not a silent `�`. */
export function readText(bytes: Uint8Array, file: string): ReadText {
  try {
    const text = strictUtf8.decode(bytes);
    if (text.trim() !== "") return { ok: true, text };
    const hint = "Write the page, or delete the file.";
    const problem = errorProblem({ rule: "empty-file", message: "The file is empty.", hint, file });
    return { ok: false, problem };
  } catch {
    const at = firstBadByte(bytes);
    const line = bytes.subarray(0, at).filter((byte) => byte === LINE_END).length + 1;
    const byte = `0x${bytes[at]?.toString(16) ?? ""}`;
    const message = `The file is not UTF-8: byte ${byte} at offset ${at}.`;
    const problem = errorProblem({ rule: "not-utf8", message, hint: "Save it as UTF-8.", file, line });
    return { ok: false, problem };
  }
}

function firstBadByte(bytes: Uint8Array): number {
  const marked = new TextDecoder("utf-8").decode(bytes);
  const clean = marked.slice(0, marked.indexOf("\ufffd"));
  return Buffer.byteLength(clean);
}
