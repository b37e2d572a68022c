import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";

const REQUIRE = /^\s*require\s*(\[[^\]]*\]|"[^"]*")/gm;

/** Checks that a Sieve script requires only extensions the server has; `npm run examples` checks its syntax. */
export function checkSieve(
  { code, line }: Snippet,
  { sieveExtensions: extensions }: Pick<Catalogue, "sieveExtensions">,
): Finding[] {
  const required = [...code.matchAll(REQUIRE)].flatMap((command) =>
    Array.from(command[0].matchAll(/"([^"]*)"/g), ({ 1: name = "", index }) => ({
      name,
      line: line + code.slice(0, command.index + index).split("\n").length,
    })),
  );
  return required
    .filter(({ name }) => !extensions.includes(name) && !name.startsWith("comparator-"))
    .map(({ name, line: at }) => ({
      rule: "sieve-extension",
      message: `The server has no Sieve extension "${name}".`,
      hint: didYouMean(name, extensions) ?? "Remove it, or see the data for what the server has.",
      line: at,
    }));
}
