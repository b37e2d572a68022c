/** Characters that words are made of, by code; an expression of Unicode classes takes several times as long. */
const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
);
/** All scripts of the basic plane beyond ASCII, without punctuation and symbols. */
const OTHER_WORD =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\uffdc]/;
const PLACEHOLDER = /<[a-z][\w-]*>/iy;
const RFC_NUMBER = / (\d{3,5})(?![a-z0-9])/iy;
/** Codes of `'` and `’`, and of `.`, `_` and `-`. */
const isApostrophe = (code: number) => code === 39 || code === 0x2019;
const isJoint = (code: number) => code === 46 || code === 95 || code === 45;

/** Finds where the tokens of a text stand: runs of letters and digits, with what joins them. */
export function scanTokens(text: string, visit: (start: number, end: number) => void): void {
  let at = 0;
  while (at < text.length) {
    let end = partEnd(text, at);
    if (end === at) {
      at++;
      continue;
    }
    while (end < text.length && isJoint(text.charCodeAt(end))) {
      const next = partEnd(text, end + 1);
      if (next === end + 1) break;
      end = next;
    }
    end = withNumber(text, at, end);
    visit(at, end);
    at = end;
  }
}

/** The end of a word, with apostrophes inside it, or of a placeholder; the same place where there is neither. */
function partEnd(text: string, start: number): number {
  let end = start;
  while (isWordAt(text, end)) {
    while (isWordAt(text, end)) end++;
    if (end < text.length && isApostrophe(text.charCodeAt(end)) && isWordAt(text, end + 1)) end++;
  }
  return end === start && text.startsWith("<", start) ? matchEnd(PLACEHOLDER, text, start) : end;
}

/** Reading beyond a text's end would make it several times as slow. */
function isWordAt(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code < 128 ? ASCII_WORD[code] === 1 : OTHER_WORD.test(text.charAt(at));
}

/** `RFC 8460` is one token. */
function withNumber(text: string, start: number, end: number): number {
  const isRfc = end - start === 3 && text.slice(start, end).toLowerCase() === "rfc";
  return isRfc ? matchEnd(RFC_NUMBER, text, end) : end;
}

function matchEnd(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : at;
}
