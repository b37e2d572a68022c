import type { CssPart, Selector } from "./cssParts.ts";
import { createNameReader, type FactNumber } from "./usedNames.ts";

/** What surrounds the page's HTML, and what the inline scripts add before the complete stylesheet is there. */
const ALWAYS_USED = '<html><body class="load-failed"></body></html>';

/** What a page needs of a part of the stylesheet; nothing where it is about what the page does not have. */
type Writer = (facts: Uint8Array) => string;

/**
 * Picks the rules a page needs for its first paint: those about elements it has. The browser loads the complete
 * stylesheet afterwards, in the same order, so nothing changes when it arrives.
 */
export function createCriticalCss(parts: CssPart[]): (html: string) => string {
  const { read, factNumber } = createNameReader(new Set(namesOf(parts)));
  const write = together(
    parts.map((part) => remembered((numberOf) => shortly(partWriter(part, null, numberOf)), factNumber)),
  );
  const always = read(ALWAYS_USED);
  const written = new Map<string, string>();
  return (html) => {
    const facts = read(html, always);
    const key = Buffer.from(facts).toString("latin1");
    const css = written.get(key) ?? withKeyframes(write(facts), parts);
    written.set(key, css);
    return css;
  };
}

/** The last declaration of a block needs no semicolon. */
function shortly(write: Writer): Writer {
  return (facts) => write(facts).replaceAll(";}", "}");
}

function withKeyframes(rules: string, parts: CssPart[]): string {
  const frames = parts.filter((part) => part.type === "keyframes" && rules.includes(part.name));
  return rules + frames.map((part) => ("css" in part ? part.css : "")).join("");
}

function namesOf(parts: CssPart[]): string[] {
  return parts.flatMap((part) => {
    if (!("parts" in part)) return [];
    const own = part.type === "rule" ? part.selectors.flatMap(({ needs }) => needs.flat()) : [];
    return [...own, ...namesOf(part.parts)];
  });
}

/** Facts are counted in a number, which is exact up to so many of them. */
const MOST_REMEMBERED = 50;

/** A rule depends on few facts and most pages have the same ones, so what it comes to is worked out only once. */
function remembered(writerFor: (factNumber: FactNumber) => Writer, factNumber: FactNumber): Writer {
  const asked = new Set<number>();
  const write = writerFor((name, inside) => {
    const fact = factNumber(name, inside);
    asked.add(fact);
    return fact;
  });
  if (asked.size > MOST_REMEMBERED) return write;
  const written = new Map<number, string>();
  return (facts) => {
    let key = 0;
    for (const fact of asked) key = key * 2 + (facts[fact] ?? 0);
    const css = written.get(key) ?? write(facts);
    written.set(key, css);
    return css;
  };
}

/** `scope` is the class whose elements the rule around is about; null where it is none, or more than one. */
function partsWriter(parts: CssPart[], scope: string | null, factNumber: FactNumber): Writer {
  return together(parts.map((part) => partWriter(part, scope, factNumber)));
}

function together(writers: Writer[]): Writer {
  return (facts) => {
    let css = "";
    for (const write of writers) css += write(facts);
    return css;
  };
}

function partWriter(part: CssPart, scope: string | null, factNumber: FactNumber): Writer {
  if (part.type === "text") return () => part.css;
  if (part.type === "keyframes") return () => "";
  if (part.type === "group") {
    const write = partsWriter(part.parts, scope, factNumber);
    return (facts) => block(part.head, write(facts));
  }
  const selectors = part.selectors.map((selector) => selectorWriter(selector, scope, factNumber));
  const write = partsWriter(part.parts, scopeOf(part.selectors) ?? scope, factNumber);
  return (facts) => {
    const used = selectors.map((writeSelector) => writeSelector(facts)).filter(Boolean);
    return used.length > 0 ? block(used.join(","), write(facts)) : "";
  };
}

function block(head: string, body: string): string {
  return body && `${head}{${body}}`;
}

function selectorWriter(selector: Selector, scope: string | null, factNumber: FactNumber): Writer {
  const { text, needs, around, isInner } = selector;
  const inside = isInner ? scope : around;
  const needed = needs.map((any) => any.map((name) => factNumber(name, name === around ? null : inside)));
  const hasAlternatives = text.includes(":is(");
  const places = new Map(hasAlternatives ? needs.flat().map((name) => [name, factNumber(name, inside)]) : []);
  return (facts) => {
    if (!needed.every((any) => any.some((fact) => facts[fact] === 1))) return "";
    return hasAlternatives ? withoutUnused(text, (name) => facts[places.get(name) ?? -1] === 1) : text;
  };
}

function scopeOf(selectors: Selector[]): string | undefined {
  const [{ text } = { text: "" }, ...others] = selectors;
  return others.length === 0 && /^\.[\w-]+$/.test(text) ? text : undefined;
}

const ALTERNATIVES = /:is\(((?:\.[\w-]+,)+\.[\w-]+|(?:[a-z]\w*,)+[a-z]\w*)\)/g;

/** Only among classes or among elements: of a mixed list, the strongest alternative gives its weight to all. */
function withoutUnused(selector: string, isUsed: (name: string) => boolean): string {
  return selector.replace(ALTERNATIVES, (_, list: string, at: number) => {
    const names = list.split(",").filter(isUsed);
    const standsAlone = at === 0 || /[ >+~]/.test(selector.charAt(at - 1));
    return names.length === 1 && standsAlone ? names.join() : `:is(${names.join(",")})`;
  });
}
