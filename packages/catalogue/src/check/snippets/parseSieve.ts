import { type SieveToken, tokenizeSieve } from "./tokenizeSieve.ts";

const BLOCK_COMMANDS = new Set(["if", "elsif", "else", "foreverypart", "while"]);
const TAKES_TESTS = new Set(["if", "elsif", "while", "allof", "anyof", "not"]);

/** Parses the generic grammar of Sieve (RFC 5228, section 8.2) up to the first fault, and returns required extensions. */
export function parseSieve(code: string) {
  const { tokens, faults } = tokenizeSieve(code);
  const extensions: { name: string; line: number }[] = [];
  let at = 0;
  if (faults.length === 0) commands(null);
  return { extensions, faults };

  function commands(closing: string | null): void {
    let previous = "";
    while (at < tokens.length) {
      if (closing !== null && isMark(closing)) return;
      previous = command(previous);
    }
    if (closing !== null) fail(`A block is not closed: "${closing}" is missing`);
  }

  function command(previous: string): string {
    const line = tokens[at]?.line;
    const word = expectWord("a command");
    if (/^els(if|e)$/.test(word) && !/^(els)?if$/.test(previous))
      fail(`"${word}" does not follow an "if"`, line);
    const texts = args(word);
    if (word === "require")
      extensions.push(...texts.map(({ text, line }) => ({ name: text.replace(/^"|"$/g, ""), line })));
    if (isMark("{")) {
      at++;
      commands("}");
      expectMark("}");
    } else if (BLOCK_COMMANDS.has(word)) fail(`"${word}" needs a block, found ${describeToken(tokens[at])}`);
    else expectMark(";");
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
    do {
      at++;
      const token = tokens[at];
      if (token?.kind === "text") texts.push(token);
      else fail(`Expected a string in the list, found ${describeToken(token)}`);
      at++;
    } while (isMark(","));
    expectMark("]");
    return texts;
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
    args(expectWord("a test"));
  }

  function expectWord(what: string): string {
    const token = tokens[at];
    if (token?.kind !== "word") fail(`Expected ${what}, found ${describeToken(token)}`);
    at++;
    return token?.text.toLowerCase() ?? "";
  }

  function expectMark(mark: string): void {
    if (!isMark(mark)) fail(`Expected "${mark}", found ${describeToken(tokens[at])}`);
    at++;
  }

  function isMark(mark: string): boolean {
    const token = tokens[at];
    return token?.kind === "mark" && token.text === mark;
  }

  /** Reports the first fault and skips the rest of the script. */
  function fail(message: string, line = (tokens[at] ?? tokens.at(-1))?.line ?? 1): void {
    if (faults.length === 0) faults.push({ message, line });
    at = tokens.length;
  }
}

function describeToken(token: SieveToken | undefined): string {
  return token ? JSON.stringify(token.text.slice(0, 40)) : "the end of the script";
}
