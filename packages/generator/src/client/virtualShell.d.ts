/** Written by the bundler from the configuration. */
declare module "virtual:shell" {
  export const shell: import("../shared/shell.ts").ShellView;
}
