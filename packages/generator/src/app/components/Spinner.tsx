import { messages } from "../messages/messages.ts";

/** Stands where the page will be. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{messages.loading}</span>
    </div>
  );
}
