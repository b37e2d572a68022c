import { choiceForPath, isBelow } from "../../choiceForPath.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Dropdown } from "./Dropdown.tsx";

/** Says which version of the docs one is in, and leads to the others; `data-version` lets the browser remember it. */
export function VersionDropdown({ path }: { path: string }) {
  const { shell, href } = useShell();
  const current = choiceForPath(shell.versions, path);
  if (!current || !isBelow(current.path, path)) return null;
  const label = messages.navbar.version(current.label);
  return (
    <Dropdown label={label} summary={label}>
      {shell.versions.map((version) => (
        <li key={version.name}>
          <a
            href={href(version === current ? path : version.path)}
            data-version={version.name}
            aria-current={version === current ? "true" : undefined}
          >
            {version.label}
            {version.release && <small>{messages.navbar.describes(version.release)}</small>}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
