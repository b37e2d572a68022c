import type { ComponentType } from "react";
import type { PageKind, PageView } from "../../shared/page.ts";
import { ArchivePage } from "./ArchivePage.tsx";
import { CategoryPage } from "./CategoryPage.tsx";
import { DocPage } from "./DocPage.tsx";
import { LandingPage } from "./LandingPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { OfflinePage } from "./OfflinePage.tsx";
import { PostListPage } from "./PostListPage.tsx";
import { PostPage } from "./PostPage.tsx";
import { SearchPage } from "./SearchPage.tsx";
import { TagsPage } from "./TagsPage.tsx";

const VIEWS: { [Kind in PageKind]: ComponentType<{ view: Extract<PageView, { kind: Kind }> }> } = {
  doc: DocPage,
  category: CategoryPage,
  post: PostPage,
  postList: PostListPage,
  tags: TagsPage,
  archive: ArchivePage,
  landing: LandingPage,
  search: SearchPage,
  notFound: NotFoundPage,
  offline: OfflinePage,
};

/** Returns the component that renders a kind of page. */
export function pageComponent(kind: PageKind): ComponentType<{ view: PageView }> {
  // The type of a lookup cannot express that each kind is paired with its own view.
  return VIEWS[kind] as ComponentType<{ view: PageView }>;
}
