import type { CategoryView, DocView } from "../../shared/page.ts";
import type { VersionChoice } from "../../shared/shell.ts";
import { versionAt } from "../../shared/versionAt.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** Says on a page of another version than the last one which it is, and leads to the page that visitors should read. */
export function VersionBanner({ view }: { view: DocView | CategoryView }) {
  const { shell, href } = useShell();
  const version = versionAt(shell.versions, view.path);
  const last = shell.versions.find(({ isLast }) => isLast);
  if (!version || !last || version.isLast || version.banner === "none") return null;
  const there = view.elsewhere?.find((each) => each.version === last.name);
  const { [version.banner]: says, to } = messages.versions;
  const nameOf = ({ release, label }: VersionChoice) => release ?? `${shell.siteTitle} ${label}`;
  return (
    <p className="status-banner admonition warning">
      {`${says(nameOf(version))} `}
      <a href={href(there?.href ?? last.mainPath)}>{to[there?.at ?? "main"](nameOf(last))}</a>
    </p>
  );
}
