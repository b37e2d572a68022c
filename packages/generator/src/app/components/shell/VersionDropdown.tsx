import { useEffect } from "react";
import { isBelow, versionAt } from "../../../shared/versionAt.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { preferredVersion, readStored, writeStored } from "../../storage.ts";
import { Dropdown } from "./Dropdown.tsx";

/** Shows the version of the docs on view, leads to this page in the others, and stores the chosen one. */
export function VersionDropdown({ path }: { path: string }) {
  const { shell, elsewhere, href } = useShell();
  useEffect(() => {
    const isPublished = shell.versions.some(({ name }) => name === readStored(preferredVersion));
    if (!isPublished) writeStored(preferredVersion, null);
  }, [shell]);
  const current = versionAt(shell.versions, path);
  if (!current || !isBelow(current.path, path)) return null;
  const label = messages.navbar.version(current.label);
  return (
    <Dropdown label={label} summary={label}>
      {shell.versions.map((version) => {
        const there = elsewhere.find((each) => each.version === version.name);
        const leadsTo = version === current ? undefined : messages.versions[there?.at ?? "main"];
        return (
          <li key={version.name}>
            <a
              href={href(version === current ? path : (there?.href ?? version.mainPath))}
              aria-current={version === current ? "true" : undefined}
              title={leadsTo}
              onClick={() => writeStored(preferredVersion, version.name)}
            >
              {version.label}
              {version.banner === "unmaintained" && ` (${messages.versions.unmaintainedLabel})`}
              {version.release && <small>{messages.navbar.describes(version.release)}</small>}
              {leadsTo && <span className="visually-hidden">{leadsTo}</span>}
            </a>
          </li>
        );
      })}
    </Dropdown>
  );
}
