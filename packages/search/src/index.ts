export { searchHost, toAlgoliaRecords } from "./algolia/algoliaRecord.ts";
export { pushRecords } from "./algolia/pushRecords.ts";
export { buildIndexFiles, type IndexFile } from "./buildIndexFiles.ts";
export { INDEX_FILE, INDEX_FOLDER, indexFileOf } from "./indexFormat.ts";
export type { EntryRecord, PageRecord, QuestionRecord, SectionRecord } from "./pageRecord.ts";
export {
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailable,
} from "./search.ts";
