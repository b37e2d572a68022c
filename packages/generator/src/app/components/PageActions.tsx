import type { DocView, PostView } from "../../shared/page.ts";
import { versionAt } from "../../shared/versionAt.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { Icon } from "./Icon.tsx";
import { VersionNote } from "./VersionNote.tsx";

/** Assistants that begin with what their address says. */
const ASSISTANTS = [
  { name: "ChatGPT", address: "https://chatgpt.com/?q=" },
  { name: "Claude", address: "https://claude.ai/new?q=" },
];

/** Links to edit, report, copy, view and discuss the page's source, and the date of its last update. */
export function PageActions({ view }: { view: DocView | PostView }) {
  const { shell, href } = useShell();
  const { editHref, markdownHref } = view;
  const updated = view.kind === "doc" ? view.updated : null;
  const version = view.kind === "doc" ? versionAt(shell.versions, view.path) : undefined;
  if (!editHref && !shell.reportUrl && !markdownHref && !updated && !version?.release) return null;
  return (
    <div className="page-actions">
      {editHref && (
        <a href={editHref}>
          <Icon name="edit" />
          {messages.actions.edit}
        </a>
      )}
      <ReportLink view={view} />
      {markdownHref && (
        <>
          <button type="button" data-copy-page={href(markdownHref)}>
            <Icon name="copy" />
            {messages.actions.copyMarkdown}
          </button>
          <a href={href(markdownHref)} type="text/markdown">
            <Icon name="file" />
            {messages.actions.viewMarkdown}
          </a>
          {ASSISTANTS.map(({ name, address }) => (
            <a
              key={name}
              href={address + promptOf(shell.siteUrl + href(markdownHref))}
              rel="noopener nofollow"
            >
              <Icon name="open" />
              {messages.actions.openIn(name)}
            </a>
          ))}
        </>
      )}
      {updated && (
        <p>
          {`${messages.actions.updated} `}
          <time dateTime={updated.iso}>{updated.label}</time>
        </p>
      )}
      {version && <VersionNote version={version} />}
    </div>
  );
}

function promptOf(url: string): string {
  return encodeURIComponent(messages.actions.prompt(url));
}

/** Opens a new issue about this page. */
function ReportLink({ view }: { view: DocView | PostView }) {
  const { shell, href } = useShell();
  const { reportUrl } = shell;
  if (!reportUrl) return null;
  const address = reportUrl
    .replace("{title}", encodeURIComponent(`${view.title}: `))
    .replace("{body}", encodeURIComponent(`${shell.siteUrl}${href(view.path)}\n\n`));
  return (
    <a href={address}>
      <Icon name="flag" />
      {messages.actions.report}
    </a>
  );
}
