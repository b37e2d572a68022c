/** POSIX classes, which the server accepts inside brackets. */
const CLASSES: Record<string, string> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  punct: "!-\\/:-@\\[-`\\{-~",
  space: "\\t\\n\\v\\f\\r ",
  blank: "\\t ",
  word: "0-9A-Za-z_",
  xdigit: "0-9A-Fa-f",
};
const WORD = "\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}";
/** Escapes that JavaScript writes differently; the server's classes know all scripts. */
const ESCAPES: Record<string, string> = {
  d: "\\p{Nd}",
  D: "\\P{Nd}",
  w: `[${WORD}]`,
  W: `[^${WORD}]`,
  A: "(?<![\\s\\S])",
  z: "(?![\\s\\S])",
  a: "\\x07",
  "-": "-",
};
const PIECE =
  /\\x\{(?<hex>[\da-fA-F]+)\}|\\(?<not>[pP])(?:\{(?<property>[^}]*)\}|(?<letter>\w))|\\x[\da-fA-F]{2}|\\(?<escaped>[\s\S])|\[:(?<posix>\w+):\]|\[\^?\]?|[\].}]|\{\d+(?:,\d*)?\}|\(\?P<|\(\?(?<flags>[a-zA-Z]+)(?<end>[:)])/g;

/**
 * Compiles a pattern of the server's regular expressions, which differ from JavaScript's in flags, classes, escapes and
 * the meaning of a dot. Throws if it is not sound.
 */
export function compilePattern(pattern: string): RegExp {
  let flags = "u";
  let isInClass = false;
  const source = pattern.replace(PIECE, (piece: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const { hex, not, property = groups["letter"], escaped, posix } = groups;
    if (hex !== undefined) return `\\u{${hex}}`;
    if (not !== undefined) return writeProperty(not, property ?? "");
    if (escaped !== undefined) return writeEscape(escaped, isInClass);
    if (posix !== undefined && isInClass) return CLASSES[posix] ?? refuse(piece);
    if (piece.startsWith("[")) {
      const isNested = isInClass;
      isInClass = !(isNested && piece.endsWith("]"));
      return isNested ? `\\${piece}` : piece.replace("]", "\\]");
    }
    if (isInClass) {
      isInClass = piece !== "]";
      return piece;
    }
    if (piece === "]" || piece === "}") return `\\${piece}`;
    if (piece === ".") return /\(\?[a-zA-Z]*s/.test(pattern) ? "[\\s\\S]" : "[^\\n]";
    if (piece === "(?P<") return "(?<";
    if (groups["flags"] === undefined) return piece;
    // Flags apply to the whole pattern here; in the server, to what follows or is enclosed.
    for (const flag of groups["flags"]) {
      if (!"imsuU".includes(flag)) refuse(piece);
      if ("im".includes(flag) && !flags.includes(flag)) flags += flag;
    }
    return groups["end"] === ":" ? "(?:" : "";
  });
  return new RegExp(source, flags);
}

function writeEscape(character: string, isInClass: boolean): string {
  const written = ESCAPES[character];
  if (isInClass && /[wA-Z-]/.test(character)) return character === "w" ? WORD : `\\${character}`;
  if (written !== undefined) return written;
  return /[\w^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}

function writeProperty(not: string, name: string): string {
  const property = (value: string) => `\\${not}{${value}}`;
  try {
    return new RegExp(property(name), "u").source;
  } catch {
    return property(`Script=${name}`);
  }
}

function refuse(piece: string): never {
  throw new SyntaxError(`${piece} is not known.`);
}
