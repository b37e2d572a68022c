import { messages } from "../../messages/messages.ts";
import { Icon } from "../Icon.tsx";

/** The toggle for light, dark and system mode. Markup only: the inline script in the head handles it before hydration. */
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
