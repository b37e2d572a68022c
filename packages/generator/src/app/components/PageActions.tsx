import type { SyntheticEvent } from "react";
import type { DocView, PostView } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { Icon } from "./Icon.tsx";

/** Keeps the URL within the limits of browsers and servers. */
const MAX_QUOTE = 600;

/** Links to edit, report, copy and view the page's source, and the date of its last update. */
export function PageActions({ view }: { view: DocView | PostView }) {
  const { shell, href } = useShell();
  const { editHref, markdownHref } = view;
  const updated = view.kind === "doc" ? view.updated : null;
  if (!editHref && !shell.reportUrl && !markdownHref && !updated) return null;
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
        </>
      )}
      {updated && (
        <p>
          {`${messages.actions.updated} `}
          <time dateTime={updated.iso}>{updated.label}</time>
        </p>
      )}
    </div>
  );
}

/** Opens a new issue about this page that quotes the selected text. */
function ReportLink({ view }: { view: DocView | PostView }) {
  const { shell, href } = useShell();
  const { reportUrl } = shell;
  if (!reportUrl) return null;
  const address = (quote: string) => {
    const quoted = quote.replace(/^/gm, "> ");
    const body = `${shell.siteUrl}${href(view.path)}\n\n${quote && `${quoted}\n\n`}`;
    return reportUrl
      .replace("{title}", encodeURIComponent(`${view.title}: `))
      .replace("{body}", encodeURIComponent(body));
  };
  // Before the click, which clears the selection.
  const addSelection = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = address(String(getSelection()).trim().slice(0, MAX_QUOTE));
  };
  return (
    <a href={address("")} onPointerDown={addSelection} onKeyDown={addSelection}>
      <Icon name="flag" />
      {messages.actions.report}
    </a>
  );
}
