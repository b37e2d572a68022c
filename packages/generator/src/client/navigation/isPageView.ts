import type { PageKind, PageView } from "../../shared/page.ts";
import { isRecord } from "../isRecord.ts";

const KINDS: Record<PageKind, true> = {
  doc: true,
  category: true,
  post: true,
  postList: true,
  tags: true,
  archive: true,
  landing: true,
  search: true,
  notFound: true,
  offline: true,
};

/** Tells a page from whatever else a server may answer; the build id vouches for the fields of each kind. */
export function isPageView(value: unknown): value is PageView {
  return (
    isRecord(value) &&
    typeof value.kind === "string" &&
    Object.hasOwn(KINDS, value.kind) &&
    typeof value.path === "string" &&
    typeof value.title === "string"
  );
}
