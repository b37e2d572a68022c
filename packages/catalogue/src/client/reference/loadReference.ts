import { isRecord } from "../../../../generator/src/client/isRecord.ts";
import { withBase } from "../../../../generator/src/shared/url.ts";
import { REFERENCE_FORMAT, type ReferenceFile, type ReferenceKind } from "../../reference/reference.ts";

/** Where the site's files are. */
export interface ReferenceSite {
  baseUrl: string;
  /** Address of the nav file, which names the others. */
  nav: string;
}

/** All entries of a kind; rejects with a sentence when they cannot be had. */
export async function loadReference(
  kind: ReferenceKind,
  { baseUrl, nav }: ReferenceSite,
): Promise<ReferenceFile> {
  const known = await fetchJson(nav);
  const path = isRecord(known) && isRecord(known["reference"]) ? known["reference"][kind] : undefined;
  if (typeof path !== "string") throw new Error(`The site has no data about ${kind}.`);
  const file = await fetchJson(withBase(baseUrl, path));
  if (!isReferenceFile(file)) throw new Error(`${path} is in a format that this page does not know.`);
  return file;
}

async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
  return response.json();
}

function isReferenceFile(value: unknown): value is ReferenceFile {
  return (
    isRecord(value) &&
    value["format"] === REFERENCE_FORMAT &&
    Array.isArray(value["pages"]) &&
    Array.isArray(value["entries"])
  );
}
