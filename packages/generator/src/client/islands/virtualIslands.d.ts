declare module "virtual:islands" {
  export { islands } from "./registry.ts";
}
