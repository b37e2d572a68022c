/** What other packages may use of the generator. */
export type { IslandProps } from "./shared/island.ts";
