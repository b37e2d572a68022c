import { EncodedTokenMetadata, type IGrammar, INITIAL, type StateStack } from "shiki/textmate";
import { colorToClass } from "./tokenTheme.ts";

/** A piece of a line and the class that colors it; null for plain text. */
export interface Run {
  name: string | null;
  text: string;
}

/** What a line becomes, and the state in which it leaves the next one to the grammar. */
interface ReadLine {
  runs: Run[];
  next: LineState;
}

/** A state of the grammar between two lines, with the lines that were met in it. */
interface LineState {
  stack: StateStack;
  lines: Map<string, ReadLine>;
}

/**
 * Cuts code into the pieces of its lines. Examples repeat each other: more than half of their lines were there before,
 * in the same state, and are not read again.
 */
export function createLineReader(grammar: IGrammar, colors: string[]): (code: string) => Run[][] {
  const start: LineState = { stack: INITIAL, lines: new Map() };
  const states = [start];

  function readLine(line: string, { stack }: LineState): ReadLine {
    // A busy machine must not change what is written: a line is read to its end, however long it takes.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, stack, 0);
    return { runs: toRuns(line, tokens, colors), next: stateOf(ruleStack) };
  }

  function stateOf(stack: StateStack): LineState {
    const known = states.find((state) => state.stack.equals(stack));
    if (known) return known;
    const state = { stack, lines: new Map() };
    states.push(state);
    return state;
  }

  return (code) => {
    let state = start;
    return code.split("\n").map((line) => {
      if (line === "") return [];
      const read = state.lines.get(line) ?? readLine(line, state);
      state.lines.set(line, read);
      state = read.next;
      return read.runs;
    });
  };
}

/** Tokens are pairs of numbers: where one starts, and what it is. */
function toRuns(line: string, tokens: Uint32Array, colors: string[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 2) {
    const content = line.slice(tokens[at], tokens[at + 2] ?? line.length);
    const name = colorToClass(colors[EncodedTokenMetadata.getForeground(tokens[at + 1] ?? 0)]);
    const text = content.trim();
    const start = content.length - content.trimStart().length;
    append(runs, { name: null, text: content.slice(0, start) });
    append(runs, { name, text });
    if (text) append(runs, { name: null, text: content.slice(start + text.length) });
  }
  return runs;
}

/** Neighbours of one class share a span, the blanks between them included; blanks at its ends stay outside. */
function append(runs: Run[], run: Run): void {
  if (!run.text) return;
  const last = runs.at(-1);
  const beforeLast = runs.at(-2);
  if (last?.name === run.name) {
    last.text += run.text;
  } else if (run.name && beforeLast?.name === run.name && last?.text.trim() === "") {
    beforeLast.text += last.text + run.text;
    runs.pop();
  } else {
    runs.push(run);
  }
}
