/** Written by the bundler from the configuration. */
declare module "virtual:shell" {
  export const shell: import("../shared/shell.ts").ShellView;
}

/** Written by the bundler from the islands of the configured extensions. */
declare module "virtual:islands" {
  export const islands: import("./islands/watchIslands.ts").IslandRegistry;
}
