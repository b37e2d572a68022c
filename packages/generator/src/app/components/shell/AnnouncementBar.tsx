import type { Announcement } from "../../../shared/shell.ts";
import { messages } from "../../messages/messages.ts";
import { useHtml } from "../../useHtml.ts";
import { Icon } from "../Icon.tsx";

/** The site's one notice. A script in the document's head hides it before paint where it was dismissed. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  return (
    <section className="announcement" aria-label={messages.announcement.label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the site's own configuration. */}
      <div dangerouslySetInnerHTML={useHtml(announcement.html)} />
      {announcement.dismissible && (
        <button
          type="button"
          className="icon-button"
          data-announcement-dismiss=""
          aria-label={messages.announcement.dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
