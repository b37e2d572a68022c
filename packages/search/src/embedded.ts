export { createEmbeddedProvider } from "./embedded/createEmbeddedProvider.ts";
