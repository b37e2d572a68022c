import { CONFIG_FILE, type SiteConfig } from "../config/siteConfig.ts";
import { lineOfKey } from "../content/parseYaml.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import type { PageLink, Route } from "./site.ts";

type Redirects = Record<string, string>;

interface WrittenRedirect extends Pick<Route, "version"> {
  from: string;
  to: string;
  file: string | undefined;
  line?: number | undefined;
}

interface Planning {
  config: SiteConfig;
  routes: Route[];
  lastVersion: string;
  /** The redirects that follow from the pages; those of addresses that have a page are left out. */
  automatic: Redirects;
}

/** Adds the redirects that writers ask for, in front matter and in the configuration; reports what leads nowhere, or takes several steps. */
export function planRedirects({ config, routes, lastVersion, automatic }: Planning) {
  const requested = [
    ...routes.flatMap(({ path: to, file, lines = {}, version, formerAddresses }) =>
      formerAddresses.map((from, at): WrittenRedirect => {
        const line = lineOfKey(lines, ["formerAddresses", String(at)]);
        return { from: pathToKey(from), to, version, file: file ?? undefined, line };
      }),
    ),
    ...config.redirects.flatMap(({ from, to }) =>
      [from]
        .flat()
        .map(
          (address): WrittenRedirect => ({ from: pathToKey(address), to, version: null, file: CONFIG_FILE }),
        ),
    ),
  ];
  const isLastVersion = ({ version }: WrittenRedirect) => version === null || version === lastVersion;
  const pageByKey = new Map(routes.map((route) => [pathToKey(route.path), route]));
  // A frozen page names what the page of the last version names.
  const written = requested
    .toSorted((a, b) => Number(isLastVersion(b)) - Number(isLastVersion(a)))
    .filter((redirect, at, redirects) => {
      const { from } = redirect;
      const takenBy = pageByKey.get(from) ?? redirects.slice(0, at).find((earlier) => earlier.from === from);
      return !isOfOther(redirect, takenBy);
    });
  const firstFrom = new Map(written.toReversed().map((redirect) => [redirect.from, redirect]));
  const targets: Redirects = Object.fromEntries(
    Object.entries(automatic)
      .map(([from, to]) => [pathToKey(from), to] as const)
      .filter(([from]) => !pageByKey.has(from)),
  );
  for (const { from, to } of firstFrom.values()) targets[from] = pageByKey.get(pathToKey(to))?.path ?? to;
  const mistakes = new Map(
    written.flatMap((redirect) => {
      const mistake = mistakeIn(redirect);
      return mistake ? [[redirect, mistake] as const] : [];
    }),
  );
  const isRight = (redirect: WrittenRedirect | undefined) => !redirect || !mistakes.has(redirect);
  return {
    redirects: Object.fromEntries(Object.entries(targets).filter(([from]) => isRight(firstFrom.get(from)))),
    problems: [...mistakes].map(([{ file, line }, mistake]) =>
      errorProblem({ rule: "redirect", file, line, ...mistake }),
    ),
    /** For the link check, which knows the pages' own addresses. */
    links: written
      .filter((redirect) => redirect.file === CONFIG_FILE && isRight(redirect))
      .map(({ to }): PageLink => ({ href: to, file: CONFIG_FILE, line: 0 })),
  };

  function mistakeIn(redirect: WrittenRedirect): Pick<Problem, "message" | "hint"> | null {
    const { from, to } = redirect;
    if (pageByKey.has(from)) {
      const message = `"${from}" cannot be redirected to "${to}": there is a page.`;
      return { message, hint: "Remove the redirect, or give that page another address." };
    }
    const first = firstFrom.get(from);
    if (first && first !== redirect) {
      const message = `"${from}" is redirected to "${first.to}" already, in ${first.file}.`;
      return { message, hint: "Keep the one that is right." };
    }
    const steps = stepsFrom(from);
    const end = steps.at(-1) ?? to;
    if (steps.indexOf(end) < steps.length - 1) {
      const message = `The redirects of "${from}" form a loop: ${steps.join(" → ")}.`;
      return { message, hint: "Name a page as the target." };
    }
    if (steps.length > 2) {
      const message = `"${from}" is redirected more than once: ${steps.join(" → ")}.`;
      return { message, hint: `Name the page as the target: "${end}".` };
    }
    return null;
  }

  /** Follows the redirects until they end, or come back to an address. */
  function stepsFrom(from: string): string[] {
    const steps = [from];
    for (let target = targets[from]; target !== undefined; target = targets[pathToKey(target)]) {
      const isBack = steps.includes(target);
      steps.push(target);
      if (isBack) break;
    }
    return steps;
  }
}

function isOfOther({ version }: WrittenRedirect, other: Pick<Route, "version"> | undefined): boolean {
  return version !== null && typeof other?.version === "string" && other.version !== version;
}
