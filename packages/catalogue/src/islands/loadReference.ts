import { REFERENCE_FORMAT, type ReferenceFile } from "../reference/reference.ts";

/** Fetches the entries of a kind; rejects with a sentence when they cannot be had. */
export async function loadReference(src: string, signal?: AbortSignal): Promise<ReferenceFile> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`${src} answers ${response.status}.`);
  const file: unknown = await response.json();
  if (!isReferenceFile(file)) throw new Error(`${src} is in a format that this page does not know.`);
  return file;
}

function isReferenceFile(value: unknown): value is ReferenceFile {
  return (
    typeof value === "object" && value !== null && "format" in value && value.format === REFERENCE_FORMAT
  );
}
