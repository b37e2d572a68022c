import { stem } from "./stem.ts";

const WORDS =
  "a about all also am an and any are as at be been being but by can could did do does doing done each for from " +
  "get gets had has have having he her here his how i in into is it its just like may me might more most much my need " +
  "no not of on one only or other our out over own please same shall she should so some such than that the their " +
  "them there these they this those to too up upon us very was we were what when where which while who whom " +
  "why will with would you your dont doesnt cant isnt im ive anything everything something anyone everyone someone else " +
  "happen happens happened";

/** Words that say nothing about a page, as terms: left out of a query unless it has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(" ").map(stem));
