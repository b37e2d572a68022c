/** Returns the error of a failed write to the output folder with advice, if there is any for its code. */
export function explainFailure(cause: unknown, out: string): unknown {
  const { code, path = out }: NodeJS.ErrnoException = cause instanceof Error ? cause : new Error();
  const advice = ADVICE[String(code)];
  if (advice === undefined) return cause;
  const message = `${path} could not be written (${code}). ${advice} ${out} is as it was before.`;
  return new Error(message, { cause });
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
