/** Written by the bundler from the islands of the configured extensions. */
declare module "virtual:islands" {
  export const islands: import("./watchIslands.ts").IslandRegistry;
}
