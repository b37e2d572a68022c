import { CONFIG_FACTS_FORMAT, type ConfigFactsFile } from "../../configuration/configFacts.ts";

/** Fetches what the checks need to know; rejects with a sentence when it cannot be had. */
export async function loadConfigFacts(src: string, signal: AbortSignal): Promise<ConfigFactsFile> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`${src} answers ${response.status}.`);
  const file: ConfigFactsFile = await response.json();
  if (file.format !== CONFIG_FACTS_FORMAT)
    throw new Error(`${src} is in a format that this page does not know.`);
  return file;
}
