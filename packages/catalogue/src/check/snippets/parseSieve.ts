import { type SieveToken, tokenizeSieve } from "./tokenizeSieve.ts";

const BLOCK_COMMANDS = new Set(["if", "elsif", "else", "foreverypart", "while"]);
const TAKES_TESTS = new Set(["if", "elsif", "while", "allof", "anyof", "not"]);

/** Parses the generic grammar of Sieve (RFC 5228, section 8.2) up to the first fault, and returns required extensions. */
export function parseSieve(code: string) {
  const { tokens, fault } = tokenizeSieve(code);
  const extensions: { name: string; line: number }[] = [];
  if (fault) return { extensions, faults: [fault] };
  let at = 0;
  try {
    commands(null);
    return { extensions, faults: [] };
  } catch (error) {
    if (error instanceof Fault) return { extensions, faults: [{ message: error.message, line: error.line }] };
    throw error;
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
      extensions.push(...texts.map(({ text, line }) => ({ name: text.replace(/^"|"$/g, ""), line })));
    if (isMark("{")) {
      at++;
      commands("}");
      expectMark("}");
    } else {
      if (BLOCK_COMMANDS.has(word))
        return fail(`"${word}" needs a block, found ${describeToken(tokens[at])}`);
      expectMark(";");
    }
    return word;
  }

  /** Parses arguments, then the tests that `word` may take; returns the strings among the arguments. */
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

  function list(): SieveToken[] {
    const texts: SieveToken[] = [];
    at++;
    for (;;) {
      const token = tokens[at];
      if (token?.kind !== "text") return fail(`Expected a string in the list, found ${describeToken(token)}`);
      texts.push(token);
      at++;
      if (isMark("]")) {
        at++;
        return texts;
      }
      expectMark(",");
    }
  }

  /** Parses one test or a list of them; the server's `while` has a string instead. */
  function tests(word: string, hasText: boolean): void {
    if (isMark("(")) {
      do {
        at++;
        test();
      } while (isMark(","));
      expectMark(")");
    } else if (tokens[at]?.kind === "word") test();
    else if (!hasText) fail(`"${word}" needs a test, found ${describeToken(tokens[at])}`);
  }

  function test(): void {
    args(expectWord("a test").text.toLowerCase());
  }

  function expectWord(what: string): SieveToken {
    const token = tokens[at];
    if (token?.kind !== "word") return fail(`Expected ${what}, found ${describeToken(token)}`);
    at++;
    return token;
  }

  function expectMark(mark: string): void {
    if (!isMark(mark)) fail(`Expected "${mark}", found ${describeToken(tokens[at])}`);
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

function describeToken(token: SieveToken | undefined): string {
  return token ? JSON.stringify(token.text.slice(0, 40)) : "the end of the script";
}
