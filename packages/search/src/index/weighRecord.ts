import type { SearchRecord } from "../searchRecord.ts";
import { joinNeighbours, type SpellingReader } from "../text/tokenize.ts";

const HEADING = 3.5;
/** Parts of a key say less than the words of a heading. */
const ENTRY_HEADING = 1.8;
/** The name of an entry, in full. */
const OWN_NAME = 10;
/** The name of an entry, in full, where a page lists it in its own section. */
const LISTED_NAME = 6;
const NAME_PART = 0.35;
/** Neighbouring words of a message, taken together: hardly anything else has them. */
const PAIR = 1.6;
const TEXT = 1;
const PAGE_TEXT = 2;
/** Says what the page is about, in few words. */
const DESCRIPTION = 1;
/** Sections that lead elsewhere name everything and explain nothing. */
const LINKS_TEXT = 0.5;
const LEADS_ELSEWHERE = /^(i want to|next steps|see also|related)/i;
/** Half of a word's weight is reached when it stands so often in a section of usual length. */
const SATURATION = 1.2;
const USUAL_LENGTH = 80;

/** What a record is about: every term with its weight. Titles are not in here, because pages have them. */
export function weighRecord(record: SearchRecord, spellings: SpellingReader): Map<string, number> {
  const terms = new Map<string, number>();
  weighText();
  weighDescription();
  weighHeading();
  weighNames();
  weighPhrases();
  return terms;

  function weighText() {
    const { heading, text } = record;
    let tokens = 0;
    spellings.each(text, (spelling) => {
      tokens++;
      for (const { term } of spelling.terms) add(term, 1);
    });
    const role = heading === null ? PAGE_TEXT : LEADS_ELSEWHERE.test(heading) ? LINKS_TEXT : TEXT;
    const most = role * (1 + SATURATION * 0.4);
    const half = SATURATION * (0.4 + (0.6 * tokens) / USUAL_LENGTH);
    for (const [term, count] of terms) terms.set(term, (most * count) / (count + half));
  }

  function weighDescription() {
    const found = new Set<string>();
    spellings.each(record.description ?? "", ({ stems }) => {
      for (const term of stems) found.add(term);
    });
    for (const term of found) add(term, DESCRIPTION);
  }

  function weighHeading() {
    const { heading, origin } = record;
    let [tokens, words] = [0, 0];
    spellings.each(heading ?? "", (spelling) => {
      tokens++;
      words += spelling.words.length;
    });
    const share = (origin === "entry" ? ENTRY_HEADING : HEADING) / Math.sqrt(Math.max(1, words));
    spellings.each(heading ?? "", ({ name, terms: found }) => {
      for (const { term } of found) {
        add(term, origin === "entry" && tokens === 1 && term === name ? OWN_NAME : share);
      }
    });
  }

  function weighNames() {
    for (const listed of record.names) {
      spellings.each(listed, ({ name, terms: found }) => {
        for (const { term } of found) {
          if (term === name) add(term, LISTED_NAME);
          else if (!terms.has(term)) add(term, NAME_PART);
        }
      });
    }
  }

  function weighPhrases() {
    for (const pair of new Set(record.phrases.flatMap(joinNeighbours))) add(pair, PAIR);
  }

  function add(term: string, weight: number) {
    terms.set(term, (terms.get(term) ?? 0) + weight);
  }
}
