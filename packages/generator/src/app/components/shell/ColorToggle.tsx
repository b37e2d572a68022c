import { messages } from "../../messages/messages.ts";
import { Icon } from "../Icon.tsx";

/**
 * Shows the chosen mode and leads to the next: light, dark, the system's. Markup only: a script in the document's head
 * does it, so that it works before anything else loads.
 */
export function ColorToggle() {
  const { toDark, toSystem, toLight } = messages.navbar;
  return (
    <button type="button" className="icon-button" data-color-toggle="">
      <Icon name="sun" className="when-light" />
      <Icon name="moon" className="when-dark" />
      <Icon name="system" className="when-system" />
      <span className="visually-hidden when-light">{toDark}</span>
      <span className="visually-hidden when-dark">{toSystem}</span>
      <span className="visually-hidden when-system">{toLight}</span>
    </button>
  );
}
