import type { Announcement } from "../../../shared/shell.ts";
import { messages } from "../../messages/messages.ts";
import { Icon } from "../Icon.tsx";
import { useHtml } from "../Prose.tsx";

/** The announcement; the inline script in the head hides it before the first paint if it was dismissed. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  return (
    <section className="announcement" aria-label={messages.announcement.label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the site's configuration. */}
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
