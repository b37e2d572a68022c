/** A simple command of a script; its words are unquoted. */
interface ShellCommand {
  words: string[];
  /** Counted from 1. */
  line: number;
}

const HERE_DOCUMENT = /(<<-?[ \t]*(["']?)([\w-]+)\2[^\n]*\n)([\s\S]*?\n|)([ \t]*\3[ \t]*(?=\n|$))/g;

/** `<account>` is a placeholder for the reader; every other `<` is a redirection. */
const TOKEN = new RegExp(
  [
    String.raw`(?<joined>\\\n)`,
    String.raw`(?<escaped>\\.)`,
    String.raw`(?<quoted>'[^']*'|"(?:\\.|[^"\\])*")`,
    String.raw`(?<nested>\$\((?:[^()]|\([^()]*\))*\))`,
    "(?<expanded>\\$\\{[^}]*\\}|`[^`]*`|<[A-Za-z][\\w.-]*(?: [\\w.-]+)*>)",
    String.raw`(?<redirected>(?:(?<![^\s;&|()])\d)?(?:&>>?|[<>]{1,3}[&|]?))`,
    String.raw`(?<comment>(?<![^\s;&|()])#[^\n]*)`,
    String.raw`(?<end>[\n;&|()])`,
    String.raw`(?<space>[ \t\r]+)`,
    "(?<plain>[^\\s\\d\\\\'\"`$<>;&|()#]+|.)",
  ].join("|"),
  "gs",
);

/**
 * Splits a script into its commands: joins continued lines, splits pipes and lists, includes commands inside `$(…)`,
 * and skips here-documents and comments. It covers what examples use, not all of the shell's grammar.
 */
export function shellCommands(script: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let current: ShellCommand = { words: [], line: 1 };
  let word: string | null = null;
  let isTarget = false;
  let line = 1;

  for (const { 0: text, groups = {} } of blankHereDocuments(script).matchAll(TOKEN)) {
    if (groups["space"] || groups["end"] || groups["redirected"]) endWord();
    if (groups["redirected"]) isTarget = true;
    if (groups["end"]) endCommand();
    const part = partOfWord(text, groups);
    if (part !== null) {
      if (word === null && current.words.length === 0) current.line = line;
      word = (word ?? "") + part;
    }
    if (groups["nested"]) {
      for (const inner of shellCommands(text.slice(2, -1))) {
        commands.push({ ...inner, line: inner.line + line - 1 });
      }
    }
    line += text.split("\n").length - 1;
  }
  endWord();
  endCommand();
  return commands;

  function endWord() {
    if (word === null) return;
    if (!isTarget) current.words.push(word);
    isTarget = false;
    word = null;
  }

  function endCommand() {
    if (current.words.length > 0) commands.push(current);
    current = { words: [], line };
    isTarget = false;
  }
}

function partOfWord(text: string, groups: Record<string, string>): string | null {
  if (groups["quoted"]) return text.slice(1, -1);
  if (groups["escaped"]) return text.slice(1);
  return groups["nested"] || groups["expanded"] || groups["plain"] ? text : null;
}

/** Removes the text of here-documents, but keeps their line breaks for the line numbers below. */
function blankHereDocuments(script: string): string {
  return script.replace(
    HERE_DOCUMENT,
    (_, opening: string, _quote, _name, body: string) => opening + body.replace(/[^\n]/g, ""),
  );
}
