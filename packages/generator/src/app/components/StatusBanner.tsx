import type { PageStatus } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";

/** Marks drafts and unlisted pages. */
export function StatusBanner({ status }: { status: PageStatus | undefined }) {
  if (!status) return null;
  const { title, explanation } = messages.status[status];
  return (
    <p className={`status-banner admonition ${status === "draft" ? "warning" : "info"}`}>
      <strong>{title}</strong> {explanation}
    </p>
  );
}
