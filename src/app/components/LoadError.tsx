import { messages } from "../messages/messages.ts";

export interface LoadErrorProps {
  error: Error;
  onRetry(): void;
}

/** Stands where the page would be, with the reason and the one thing to do. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  return (
    <div className="page narrow notice" role="alert">
      <h1>{messages.loadError.title}</h1>
      <p>{error.message}</p>
      <p>{messages.loadError.hint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.loadError.retry}
      </button>
    </div>
  );
}
