import type { VersionChoice } from "../../shared/shell.ts";
import { messages } from "../messages/messages.ts";
import { useHtml } from "./Prose.tsx";

/** Names the release that a page describes, and says what its version notes about others. */
export function VersionNote({ version }: { version: VersionChoice }) {
  const note = useHtml(version.noteHtml ?? "");
  return (
    <>
      {version.release && <p>{messages.navbar.describes(version.release)}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the configuration. */}
      {version.noteHtml && <p className="version-note" dangerouslySetInnerHTML={note} />}
    </>
  );
}
