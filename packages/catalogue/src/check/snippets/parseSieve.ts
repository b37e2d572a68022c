import { readSieve, type SieveToken } from "./readSieve.ts";

const BLOCK_COMMANDS = new Set(["if", "elsif", "else", "foreverypart", "while"]);
const TAKES_TESTS = new Set(["if", "elsif", "while", "allof", "anyof", "not"]);

/**
 * Reads what a script requires by the grammar all Sieve scripts share (RFC 5228, section 8.2), whatever extensions it uses:
 * commands end in `;` or have a block, tests take arguments and tests, lists are closed. Stops at the first fault.
 */
export function parseSieve(code: string) {
  const read = readSieve(code);
  const extensions: { name: string; line: number }[] = [];
  if (!Array.isArray(read)) return { extensions, faults: [read] };
  const tokens: SieveToken[] = read;
  let at = 0;
  try {
    commands(null);
    return { extensions, faults: [] };
  } catch (fault) {
    if (fault instanceof Fault) return { extensions, faults: [{ message: fault.message, line: fault.line }] };
    throw fault;
  }

  function commands(closing: string | null): void {
    let previous = "";
    while (at < tokens.length) {
      if (closing !== null && isMark(closing)) return;
      previous = command(previous);
    }
    if (closing !== null) fail(`A block is not closed: "${closing}" is missing`);
  }

  function command(previous: string): string {
    const name = expectWord("a command");
    const word = name.text.toLowerCase();
    if (/^els(if|e)$/.test(word) && !/^(els)?if$/.test(previous)) {
      return fail(`"${word}" does not follow an "if"`, name.line);
    }
    const texts = args(word);
    if (word === "require")
      extensions.push(...texts.map(({ text, line }) => ({ name: unquote(text), line })));
    if (isMark("{")) {
      at++;
      commands("}");
      expectMark("}");
    } else {
      if (BLOCK_COMMANDS.has(word)) return fail(`"${word}" needs a block, found ${shown(tokens[at])}`);
      expectMark(";");
    }
    return word;
  }

  /** Arguments, then the tests where `word` takes some; the strings among the arguments are returned. */
  function args(word: string): SieveToken[] {
    const texts: SieveToken[] = [];
    for (let token = tokens[at]; token; token = tokens[at]) {
      if (isMark("[")) {
        texts.push(...list());
        continue;
      }
      if (token.kind === "word" || token.kind === "mark") break;
      if (token.kind === "text") texts.push(token);
      at++;
    }
    if (TAKES_TESTS.has(word)) tests(word, texts.length > 0);
    return texts;
  }

  /** Leaves the position behind the closing bracket. */
  function list(): SieveToken[] {
    const texts: SieveToken[] = [];
    at++;
    for (;;) {
      const token = tokens[at];
      if (token?.kind !== "text") return fail(`Expected a string in the list, found ${shown(token)}`);
      texts.push(token);
      at++;
      if (isMark("]")) {
        at++;
        return texts;
      }
      expectMark(",");
    }
  }

  /** One test or a list of them; a `while` of the server's own has a string instead. */
  function tests(word: string, hasText: boolean): void {
    if (isMark("(")) testList();
    else if (tokens[at]?.kind === "word") test();
    else if (!hasText) fail(`"${word}" needs a test, found ${shown(tokens[at])}`);
  }

  function test(): void {
    args(expectWord("a test").text.toLowerCase());
  }

  function testList(): void {
    expectMark("(");
    test();
    while (isMark(",")) {
      at++;
      test();
    }
    expectMark(")");
  }

  function expectWord(what: string): SieveToken {
    const token = tokens[at];
    if (token?.kind !== "word") return fail(`Expected ${what}, found ${shown(token)}`);
    at++;
    return token;
  }

  function expectMark(mark: string): void {
    if (!isMark(mark)) fail(`Expected "${mark}", found ${shown(tokens[at])}`);
    at++;
  }

  function isMark(mark: string): boolean {
    const token = tokens[at];
    return token?.kind === "mark" && token.text === mark;
  }

  function fail(message: string, line = (tokens[at] ?? tokens.at(-1))?.line ?? 1): never {
    throw new Fault(message, line);
  }
}

class Fault extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

function shown(token: SieveToken | undefined): string {
  return token ? JSON.stringify(token.text.slice(0, 40)) : "the end of the script";
}

function unquote(text: string): string {
  return text.replace(/^"|"$/g, "");
}
