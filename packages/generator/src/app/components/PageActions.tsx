import type { DocView, PostView } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { Icon } from "./Icon.tsx";
import { ReportLink } from "./ReportLink.tsx";

interface PageActionsProps {
  view: DocView | PostView;
}

/** What a reader can do with the page's source, and how fresh it is. */
export function PageActions({ view }: PageActionsProps) {
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
