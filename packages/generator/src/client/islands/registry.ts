import type { IslandModule } from "./watchIslands.ts";

/** Stands in for `virtual:islands`, which the bundler fills with the islands of the configured extensions. */
export const islands: Record<string, () => Promise<IslandModule>> = {
  explorer: () => import("@docs/catalogue/explorer"),
  "key-card": () => import("@docs/catalogue/key-card"),
};
