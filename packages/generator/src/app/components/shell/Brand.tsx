import { BRAND_MARK } from "../../brandMark.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** Logo and site title, linked to the home page. */
export function Brand() {
  const { shell, href } = useShell();
  return (
    <a className="brand" href={href("/")} aria-label={messages.home(shell.siteTitle)}>
      <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={BRAND_MARK.shield} />
        <path d={BRAND_MARK.flap} />
      </svg>
      <span>{shell.siteTitle}</span>
    </a>
  );
}
