import type { SearchAnswer, SearchHit } from "@docs/search";
import { describe, expect, it } from "vitest";
import { mergeAnswers } from "../../../src/client/search/useSearch.ts";

const hit = (url: string, kind = "docs"): SearchHit => ({
  url,
  kind,
  labels: [],
  title: url,
  heading: null,
  question: null,
  excerpt: "",
  hasPassage: true,
  message: null,
});
const answer = (hits: SearchHit[], total = hits.length): SearchAnswer => ({
  hits,
  total,
  kinds: [],
  marked: [],
  corrected: null,
  isWeak: false,
  isComplete: true,
});
const urls = ({ hits }: SearchAnswer) => hits.map(({ url }) => url);

describe("mergeAnswers", () => {
  it("keeps the hits in place, completes them and appends new ones", () => {
    const shown = answer([hit("/a"), hit("/b#x")]);
    const whole = { ...hit("/a"), excerpt: "About a." };
    const later = answer([hit("/c"), hit("/b#y"), hit("/r#s", "Settings"), whole], 40);
    const merged = mergeAnswers(shown, later);
    expect(urls(merged)).toEqual(["/a", "/b#x", "/c", "/r#s"]);
    expect(merged).toMatchObject({ total: 40, hits: [{ excerpt: "About a." }, {}, {}, {}] });
  });
});
