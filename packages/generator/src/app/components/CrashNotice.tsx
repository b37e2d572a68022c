import type { ReactNode } from "react";
import { errorChain } from "../errorChain.ts";
import { messages } from "../messages/messages.ts";
import { useDocumentTitle } from "../useDocumentTitle.ts";

interface CrashNoticeProps {
  error: Error;
  onTryAgain(): void;
  /** What can still be read. */
  children: ReactNode;
}

/** Stands where a page failed to be drawn, tells what failed, and leaves its text. */
export function CrashNotice({ error, onTryAgain, children }: CrashNoticeProps) {
  const [message, ...causes] = errorChain(error);
  useDocumentTitle(messages.crash.documentTitle);
  return (
    <div className="page narrow">
      <div className="notice" role="alert">
        <h1>{messages.crash.title}</h1>
        <p>{message}</p>
        {causes.map((cause) => (
          <p key={cause}>{`${messages.crash.cause}: ${cause}`}</p>
        ))}
        <button type="button" className="button" onClick={onTryAgain}>
          {messages.crash.tryAgain}
        </button>
      </div>
      {children}
    </div>
  );
}
