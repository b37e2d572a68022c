import { messages } from "../messages/messages.ts";
import { Icon } from "./Icon.tsx";

/** The way back from far down a page; it shows once the reader is there. */
export function BackToTop() {
  return (
    <a className="back-to-top" href="#top" aria-label={messages.backToTop}>
      <Icon name="up" />
    </a>
  );
}
