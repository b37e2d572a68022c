import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

/** A stylesheet prepared for picking: each piece knows what it is about. Plain data, so it can be cached. */
export type CssPart =
  | { type: "text"; css: string }
  | { type: "rule"; selectors: Selector[]; parts: CssPart[] }
  | { type: "group"; head: string; parts: CssPart[] }
  | { type: "keyframes"; name: string; css: string };

export interface Selector {
  text: string;
  /** Every set must have at least one name in use: `ul.a :is(.b,.c)` is [["ul"], [".a"], [".b", ".c"]]. */
  needs: string[][];
  /** The class in front, where the rest is about what lies inside of its elements. */
  around: string | null;
  /** Nested, and about what lies inside of the outer rule's elements. */
  isInner: boolean;
}

export function prepareCss(css: string): CssPart[] {
  return postcss.parse(css).nodes.flatMap(toPart);
}

function toPart(node: ChildNode): CssPart[] {
  switch (node.type) {
    case "comment":
      return [];
    case "decl":
      return [{ type: "text", css: `${node.prop}:${node.value}${node.important ? "!important" : ""};` }];
    case "rule":
      return [{ type: "rule", selectors: node.selectors.map(toSelector), parts: childParts(node) }];
    case "atrule":
      return toGroup(node);
  }
}

function toGroup(node: AtRule): CssPart[] {
  // Paper is no first paint: the client applies the complete stylesheet before printing.
  if (node.params === "print") return [];
  if (node.name === "keyframes") return [{ type: "keyframes", name: node.params, css: node.toString() }];
  const head = `@${node.name}${node.params ? ` ${node.params}` : ""}`;
  return [{ type: "group", head, parts: childParts(node) }];
}

function childParts(node: Rule | AtRule): CssPart[] {
  return (node.nodes ?? []).flatMap(toPart);
}

/** A nested selector is about what lies inside by itself, unless it says otherwise. */
const IMPLIED = /^&(?: (?=[^&]*$)|(?=[>+~][^&]*$))/;

function toSelector(text: string): Selector {
  const alternatives: string[][] = [];
  const outside = text
    .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => {
      const options = inner.split(",").map(namesIn);
      // An alternative without a name is always possible.
      if (options.every((names) => names.length > 0)) alternatives.push(options.flat());
      return "";
    });
  const needs = [...namesIn(outside).map((name) => [name]), ...alternatives];
  const around = /^(\.[\w-]+)[ >]/.exec(text)?.[1] ?? null;
  return { text: text.replace(IMPLIED, ""), needs, around, isInner: /^&[ >][^&]*$/.test(text) };
}

/** Classes with their dot, ids with their hash, and elements; attributes and pseudo-classes are left out. */
function namesIn(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]|::?[a-z-]+(\([^)]*\))?/g, "");
  return Array.from(
    plain.matchAll(/[.#][a-zA-Z][\w-]*|(?<![\w.#-])[a-z][a-z0-9]*(?![\w-])/g),
    ([name]) => name,
  );
}
