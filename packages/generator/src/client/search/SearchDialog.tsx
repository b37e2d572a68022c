import { DocSearchModal, type DocSearchProps } from "@docsearch/react";
import { useMemo } from "react";
import type { DialogSearch } from "./asSearchClient.ts";
import { DialogResult } from "./DialogResult.tsx";
import { dialogMessages as messages } from "./dialogMessages.ts";
import type { DialogHit } from "./toDocSearchHit.ts";

export interface SearchDialogProps {
  search: DialogSearch["transform"];
  /** What was typed while the dialog was on its way. */
  initialQuery: string;
  /** Turns a query into the address of the search page. */
  searchPage(query: string): string;
  reportUrl(query: string): string;
  canRemember: boolean;
  scrollY: number;
  visit(url: string): void;
  onClose(): void;
}

/** DocSearch's dialog over our own search. */
export function SearchDialog({ search, onClose, ...props }: SearchDialogProps) {
  const { searchPage, visit, scrollY } = props;
  const navigator = useMemo(() => toNavigator(visit), [visit]);
  const Footer = useMemo(() => footerOf(searchPage, onClose), [searchPage, onClose]);
  return (
    <DocSearchModal
      // Our client asks no service, so these name nothing but the place where recent searches are kept.
      appId="site"
      apiKey="site"
      indexName="site"
      placeholder={messages.placeholder}
      initialQuery={props.initialQuery}
      initialScrollY={scrollY}
      transformSearchClient={search}
      hitComponent={Hit}
      resultsFooterComponent={Footer}
      navigator={navigator}
      getMissingResultsUrl={({ query }) => props.reportUrl(query)}
      disableUserPersonalization={!props.canRemember}
      onClose={onClose}
    />
  );
}

/** A result is drawn here, as text; what the visitor opened before is drawn by the dialog. */
const Hit: NonNullable<DocSearchProps["hitComponent"]> = ({ hit, children }) => {
  const own = "_snippetResult" in hit && "hit" in hit ? (hit.hit as DialogHit["hit"]) : undefined;
  return <a href={hit.url}>{own ? <DialogResult hit={own} /> : children}</a>;
};

function footerOf(searchPage: (query: string) => string, onClose: () => void) {
  const Footer: NonNullable<DocSearchProps["resultsFooterComponent"]> = ({ state }) => (
    <a href={searchPage(state.query)} onClick={onClose}>
      {messages.seeAll(Number(state.context["nbHits"] ?? 0))}
    </a>
  );
  return Footer;
}

function toNavigator(visit: (url: string) => void): NonNullable<DocSearchProps["navigator"]> {
  return {
    navigate: ({ itemUrl }) => visit(itemUrl),
    navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, "_blank", "noopener"),
    navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, "_blank", "noopener"),
  };
}
