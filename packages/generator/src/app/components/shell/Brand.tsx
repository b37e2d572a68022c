import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** Logo and site title, linked to the home page. */
export function Brand() {
  const { shell, href } = useShell();
  return (
    <a className="brand" href={href("/")} aria-label={messages.home(shell.siteTitle)}>
      {shell.logo.length > 0 && (
        <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
          {shell.logo.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      )}
      <span>{shell.siteTitle}</span>
    </a>
  );
}
