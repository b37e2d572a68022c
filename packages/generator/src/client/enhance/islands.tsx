import { createRoot } from "react-dom/client";
import entryStyles from "../../app/styles/entries.css?inline";
import type { IslandProps } from "../../shared/island.ts";
import { Islands } from "../islands/Islands.tsx";
import { createStyleSheet } from "../lateStyles.ts";

const registry = {
  explorer: () => import("@docs/catalogue/explorer"),
  "key-card": () => import("@docs/catalogue/key-card"),
};

/** Called for every page: looks for its marked elements. */
export function islands({ document }: Window, site: Pick<IslandProps, "visit" | "baseUrl">): () => void {
  const root = createRoot(document.createElement("div"));
  document.adoptedStyleSheets.push(createStyleSheet(entryStyles));
  const findRoot = () => document.querySelector<HTMLElement>(".prose");
  return () => root.render(<Islands {...site} findRoot={findRoot} page={findRoot()} registry={registry} />);
}
