import type { ComponentType } from "react";
import type { PageKind, PageView } from "../../shared/page.ts";
import * as archivePage from "./ArchivePage.tsx";
import * as categoryPage from "./CategoryPage.tsx";
import * as docPage from "./DocPage.tsx";
import * as landingPage from "./LandingPage.tsx";
import * as notFoundPage from "./NotFoundPage.tsx";
import * as offlinePage from "./OfflinePage.tsx";
import * as postListPage from "./PostListPage.tsx";
import * as postPage from "./PostPage.tsx";
import * as searchPage from "./SearchPage.tsx";
import * as tagsPage from "./TagsPage.tsx";

/** A module that draws one kind of page with its default export. */
interface PageModule {
  default?: ComponentType<{ view: never }>;
}

/** Which module draws which kind of page. */
export const views: Record<PageKind, PageModule> = {
  doc: docPage,
  category: categoryPage,
  post: postPage,
  postList: postListPage,
  tags: tagsPage,
  archive: archivePage,
  landing: landingPage,
  search: searchPage,
  notFound: notFoundPage,
  offline: offlinePage,
};

/** The component for a kind of page, or an error that says which module is at fault. */
export function pageComponent(kind: PageKind, modules = views): ComponentType<{ view: PageView }> {
  const component = modules[kind].default;
  if (!component) throw new Error(`Page view "${kind}" has no default export, so it cannot render anything.`);
  // The record pairs each kind with the component for its view, which the type of a lookup cannot express.
  return component as ComponentType<{ view: PageView }>;
}
