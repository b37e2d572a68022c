import type { Snippet } from "@docs/generator";

export interface Example extends Snippet {
  file: string;
}

/** Why a program rejects an example; the line is counted from 1 within the code. */
export interface Refusal {
  message: string;
  line: number | null;
}

/** An installed program that validates examples. */
export interface Program {
  name: string;
  command: string;
  /** The Debian package that contains the command. */
  package: string;
  languages: string[];
  /** Whether an example in these languages is for this program; all are by default. */
  takes?(example: Example): boolean;
  /** Name of the file that the example is written to, in a temporary folder. */
  file: string;
  /** Adapts the example to this machine without changing its line numbers. */
  prepare?(code: string, folder: string): string | Promise<string>;
  args(file: string, folder: string): string[];
  /** Whether a failure with this output is not the example's fault. */
  isFine?(output: string): boolean;
  /** Extracts the refusal from the output. */
  read(output: string, code: string): Refusal;
}
