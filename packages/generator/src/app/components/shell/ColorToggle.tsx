import { messages } from "../../messages/messages.ts";
import { Icon } from "../Icon.tsx";

/** Markup only: a script in the document's head switches the mode, so that it works before anything else loads. */
export function ColorToggle() {
  return (
    <button type="button" className="icon-button" data-color-toggle="">
      <Icon name="moon" className="when-light" />
      <Icon name="sun" className="when-dark" />
      <span className="visually-hidden when-light">{messages.navbar.toDark}</span>
      <span className="visually-hidden when-dark">{messages.navbar.toLight}</span>
    </button>
  );
}
