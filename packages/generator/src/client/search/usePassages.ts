import type { SearchAnswer, SearchHit } from "@docs/search";
import { cutPassage } from "@docs/search/text";
import { useEffect, useState } from "react";
import { readSection } from "./readSection.ts";

/** Gives the article of a page of this site, by its address; null where it cannot be had. */
export type LoadArticle = (url: URL) => Promise<string | null>;

/** A visitor who types on does not wait for passages. */
const REST = 150;
/** As many as are in view. */
const MOST = 6;

/** Passages for the hits in view, by their address: from the pages themselves, which a click needs anyway. */
export function usePassages(answer: SearchAnswer | null, load: LoadArticle): ReadonlyMap<string, string> {
  const [passages, setPassages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!answer) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const wanted = answer.hits.filter(({ hasPassage }) => hasPassage).slice(0, MOST);
      const found = await Promise.all(wanted.map((hit) => readPassage(hit, answer.marked, load)));
      if (isWanted) setPassages(new Map(found.flatMap((entry) => (entry ? [entry] : []))));
    }, REST);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [answer, load]);
  return passages;
}

async function readPassage(
  { url }: SearchHit,
  marked: string[],
  load: LoadArticle,
): Promise<[string, string] | null> {
  const address = new URL(url, location.href);
  const html = await load(address);
  const id = decodeURIComponent(address.hash.slice(1));
  const passage = html === null ? null : cutPassage(readSection(html, id === "" ? null : id), marked);
  return passage === null ? null : [url, passage];
}
