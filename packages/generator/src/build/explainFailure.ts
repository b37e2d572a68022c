import { OutputReplaced } from "./output.ts";

/** Returns advice for a failed write to the output folder; null for other errors. */
export function explainFailure(error: unknown, out: string): string | null {
  if (error instanceof OutputReplaced)
    return `Another build replaced ${out} while this one ran, and this one's result was dropped. Run it again when no other build is under way.`;
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  const advice = ADVICE[String(code)];
  if (advice === undefined) return null;
  return `${path ?? out} could not be written (${code}). ${advice} ${out} is as it was before.`;
}

const FULL = "The disk is full: free some space and build again.";
const FORBIDDEN = "Give this user the right to write there, or choose another folder with --out DIR.";
const IN_USE = "It is a mount point or in use by another program: choose a folder inside it with --out DIR.";

const ADVICE: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: FORBIDDEN,
  ENOTDIR: "A part of its path is a file: choose another folder with --out DIR.",
  EBUSY: IN_USE,
  EXDEV: IN_USE,
};
