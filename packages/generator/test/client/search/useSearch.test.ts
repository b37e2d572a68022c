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
});
const answer = (hits: SearchHit[], total = hits.length): SearchAnswer => ({
  hits,
  total,
  kinds: [],
  marked: [],
  isWeak: false,
  isComplete: true,
});
const urls = ({ hits }: SearchAnswer) => hits.map(({ url }) => url);

describe("mergeAnswers", () => {
  it("takes the later answer until the visitor chooses", () => {
    expect(urls(mergeAnswers(answer([hit("/a")]), answer([hit("/b"), hit("/a")]), false))).toEqual([
      "/b",
      "/a",
    ]);
  });

  it("keeps the hits in place once the visitor chooses, and appends new ones", () => {
    const shown = answer([hit("/a"), hit("/b#x")]);
    const later = answer([hit("/c"), hit("/b#y"), hit("/r#s", "Settings"), hit("/a")], 40);
    const merged = mergeAnswers(shown, later, true);
    expect(urls(merged)).toEqual(["/a", "/b#x", "/c", "/r#s"]);
    expect(merged.total).toBe(40);
  });
});
