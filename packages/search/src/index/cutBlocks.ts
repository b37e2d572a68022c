import { INDEX_FORMAT, type IndexBlock } from "../indexFormat.ts";
import type { SearchRecord } from "../searchRecord.ts";

/** A long reference page is not fetched whole for one of its entries; but every file takes time, so they are few. */
const BLOCK_SIZE = 6_000;

/** The text of a page, in files that are fetched only when one of their records is shown. */
export function cutBlocks(records: SearchRecord[]): IndexBlock[] {
  const blocks: IndexBlock[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { anchor, heading, text } of records) {
    // Most blanks are single spaces already.
    const shown = text.replace(/\s{2,}|[^\S ]/g, " ").trim();
    if (size > BLOCK_SIZE) {
      blocks.push({ format: INDEX_FORMAT, records: [] });
      size = 0;
    }
    blocks.at(-1)?.records.push([anchor ?? "", heading ?? "", shown]);
    size += shown.length + (heading?.length ?? 0);
  }
  return blocks;
}
