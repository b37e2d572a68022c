/** An example from a page, as the programs see it. */
export interface Example {
  lang: string;
  code: string;
  /** Line of the opening fence; the code begins on the next. */
  line: number;
  file: string;
}

/** What a program says against an example; the line counts within the code, from 1. */
export interface Complaint {
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
  takes?(code: string): boolean;
  /** Null when the program has nothing to say against it. `folder` is empty and its own. */
  check(example: Example, folder: string): Promise<Complaint | null>;
}
