export { createAlgoliaProvider } from "./algolia/createAlgoliaProvider.ts";
