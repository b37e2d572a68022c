/** An example from a page, as the programs see it. */
export interface Example {
  lang: string;
  /** The name of the file that it shows. */
  title?: string | undefined;
  code: string;
  /** Line of the opening fence; the code begins on the next. */
  line: number;
  file: string;
}

/** Why a program refuses an example; the line counts within the code, from 1. */
export interface Refusal {
  message: string;
  line: number | null;
}

/** A real program that can tell whether an example works. */
export interface Program {
  /** What reports call it. */
  name: string;
  /** The command, and the package that has it. */
  command: string;
  package: string;
  languages: string[];
  /** Tells which examples in these languages are meant for it; all of them when there is no such function. */
  takes?(example: Example): boolean;
  /** Null when the program accepts the code. `folder` is empty and its own. */
  check(code: string, folder: string): Promise<Refusal | null>;
}

/** The refusal in a program's output: `pattern` has the groups `line` and `message`; without a match it is all of it. */
export function readRefusal(output: string, pattern: RegExp): Refusal {
  const { line, message } = pattern.exec(output)?.groups ?? {};
  return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
}
