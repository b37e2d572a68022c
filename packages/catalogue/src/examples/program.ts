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
  takes?(example: Example): boolean;
  /**
   * Null when the program has nothing to say against it. `folder` is empty and its own; `page` has all that the
   * program takes from the same page.
   */
  check(example: Example, folder: string, page: Example[]): Promise<Complaint | null>;
}
