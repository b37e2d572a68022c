import { useEffect } from "react";
import { preferredVersion } from "../../../shared/storageKeys.ts";
import { choiceForPath, isBelow } from "../../choiceForPath.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { readStored, writeStored } from "../../storage.ts";
import { Dropdown } from "./Dropdown.tsx";

/** Shows the current version of the docs, links to the others, and stores the chosen one. */
export function VersionDropdown({ path }: { path: string }) {
  const { shell, href } = useShell();
  useEffect(() => {
    const isPublished = shell.versions.some(({ name }) => name === readStored(preferredVersion));
    if (!isPublished) writeStored(preferredVersion, null);
  }, [shell]);
  const current = choiceForPath(shell.versions, path);
  if (!current || !isBelow(current.path, path)) return null;
  const label = messages.navbar.version(current.label);
  return (
    <Dropdown label={label} summary={label}>
      {shell.versions.map((version) => (
        <li key={version.name}>
          <a
            href={href(version === current ? path : version.path)}
            aria-current={version === current ? "true" : undefined}
            onClick={() => writeStored(preferredVersion, version.name)}
          >
            {version.label}
            {version.release && <small>{messages.navbar.describes(version.release)}</small>}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
