import type { Snippet } from "@docs/generator";

/** An example from a page, as the programs see it. */
export interface Example extends Snippet {
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
  /** What the example is written to, in a folder of its own. */
  file: string;
  /** The example as this machine can read it, line by line the same. */
  prepare?(code: string, folder: string): string | Promise<string>;
  args(file: string, folder: string): string[];
  /** Whether what was printed is no fault of the example. */
  isFine?(output: string): boolean;
  /** The refusal in what was printed. */
  read(output: string, code: string): Refusal;
}
