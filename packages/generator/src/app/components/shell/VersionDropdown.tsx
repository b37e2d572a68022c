import { choiceForPath } from "../../choiceForPath.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Dropdown } from "./Dropdown.tsx";

/** Leads to the other versions of the docs; `data-version` lets the browser remember the choice. */
export function VersionDropdown({ path }: { path: string }) {
  const { shell, href } = useShell();
  const current = choiceForPath(shell.versions, path);
  if (!current) return null;
  return (
    <Dropdown label={messages.navbar.version(current.label)} summary={current.label}>
      {shell.versions.map((version) => (
        <li key={version.name}>
          <a
            href={href(version.path)}
            data-version={version.name}
            aria-current={version === current ? "true" : undefined}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
