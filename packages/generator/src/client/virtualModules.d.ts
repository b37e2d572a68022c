/** Generated from the configuration (`build/viteConfig.ts`). */
declare module "virtual:shell" {
  export const shell: import("../shared/shell.ts").ShellView;
}

/** Generated from the islands of the configured extensions. */
declare module "virtual:islands" {
  export const islands: import("./islands/watchIslands.ts").IslandRegistry;
}
