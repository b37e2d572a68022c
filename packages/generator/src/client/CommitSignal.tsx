import { type ReactNode, useLayoutEffect } from "react";

interface CommitSignalProps {
  onCommit(): void;
  children: ReactNode;
}

/** Tells when what it holds is drawn. */
export function CommitSignal({ onCommit, children }: CommitSignalProps): ReactNode {
  useLayoutEffect(() => onCommit());
  return children;
}
