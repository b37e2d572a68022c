import { OFFLINE_PATH } from "../../shared/offline.ts";
import { messages } from "../messages/messages.ts";
import { useDocumentTitle, useShell } from "../shellContext.ts";

/** Replaces a page that could not be loaded. */
export function LoadError({ error, onRetry }: { error: Error; onRetry?: (() => void) | undefined }) {
  const { shell, href } = useShell();
  useDocumentTitle(messages.crash.documentTitle);
  return (
    <div className="page narrow notice" role="alert">
      <h1>{messages.loadError.title}</h1>
      <p>{error.message}</p>
      <p>{messages.loadError.hint}</p>
      {shell.offline && (
        <p>
          <a href={href(OFFLINE_PATH)}>{messages.loadError.kept}</a>
        </p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {messages.loadError.retry}
      </button>
    </div>
  );
}
