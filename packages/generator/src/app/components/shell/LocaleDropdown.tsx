import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";
import { Dropdown } from "./Dropdown.tsx";

/** Links to the same page in other languages. The first locale is the one of this build. */
export function LocaleDropdown({ path }: { path: string }) {
  const { shell, href } = useShell();
  const [current] = shell.locales;
  if (!current) return null;
  const summary = (
    <>
      <Icon name="globe" />
      <span>{current.label}</span>
    </>
  );
  return (
    <Dropdown label={messages.navbar.language(current.label)} summary={summary}>
      {shell.locales.map((locale) => (
        <li key={locale.htmlLang}>
          <a
            href={href(locale === current ? path : `/${locale.path}${path}`)}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            aria-current={locale === current ? "true" : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
