import type { ReactNode } from "react";
import { messages } from "../messages/messages.ts";
import { useDocumentTitle } from "../shellContext.ts";

interface CrashNoticeProps {
  error: Error;
  onTryAgain(): void;
  /** The article's text, if it can still be shown. */
  children: ReactNode;
}

/** Replaces a page that failed to render. */
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

/** Returns the messages of an error and its causes, outermost first and without duplicates. */
export function errorChain(error: Error): string[] {
  const chain = new Set<string>();
  const seen = new Set<unknown>();
  let current: unknown = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    chain.add(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain];
}
