import { it, vi } from "vitest";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { mutate, ODD_TEXTS } from "../../../../test/support/fuzz/mutate.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { scrollTarget } from "../../src/client/navigation/scroll.ts";
import {
  canonicalAddress,
  linkToUrl,
  type SiteScope,
  urlToKey,
} from "../../src/client/navigation/siteLink.ts";
import { resolveRequest } from "../../src/serve/resolveRequest.ts";
import { isExternal, keyToPayload, pathToFile, pathToKey, splitHref } from "../../src/shared/url.ts";

vi.setConfig({ testTimeout: 600_000 });

const SCOPES: SiteScope[] = [
  { origin: "https://site.test", baseUrl: "/", versions: [] },
  { origin: "https://site.test", baseUrl: "/manual/", versions: [] },
];
const ROUTES = [
  "/",
  "/docs/",
  "/docs/x",
  "/docs/mta/inbound/rcpt",
  "/blog/v0.14",
  "/blog/page/2",
  "/search",
  "/404",
];
const FILES = new Set([...ROUTES.map(pathToFile), "docs/x.json", "img/a.png", "_headers", "_redirects"]);
const PIECES = [
  ..."/ // . .. ./ ../ ?q=1 ? # #a #% %2F %2e%2e %5c %00 %zz %E0%A4%A \\ : @ ; = & index index.html .html .json .md".split(
    " ",
  ),
  ..."docs x /docs/ manual 404 _headers _redirects assets/ javascript: data: mailto:a https://site.test https://other.test //x.test".split(
    " ",
  ),
  ...["\u0000", " ", "\n", ...ODD_TEXTS],
];

function makeHref(random: Random): string {
  if (random.chance(50)) return random.times(1 + random.below(7), () => random.pick(PIECES)).join("");
  return mutate(random.pick(ROUTES), random, PIECES);
}

function expectTrue(holds: boolean, what: string) {
  if (!holds) throw new Error(what);
}

it("finds the page of any address, inside the site, or leaves it to the browser", () => {
  fuzz({
    make: (random) => ({ href: makeHref(random), scope: random.pick(SCOPES), route: random.pick(ROUTES) }),
    run({ href, scope, route }) {
      const link = {
        getAttribute: (name: string) => (name === "href" ? href : null),
        hasAttribute: () => false,
        baseURI: `${scope.origin}${scope.baseUrl}docs/x`,
      };
      const { path, query, hash } = splitHref(href);
      const again = path + (href.includes("?") ? `?${query}` : "") + (href.includes("#") ? `#${hash}` : "");
      expectTrue(again.length <= href.length + 2, `splitHref lost its way: ${again}`);
      scrollTarget(`#${hash}`, null);
      isExternal(href);

      const url = linkToUrl(link, scope);
      if (!url) return;
      expectTrue(url.origin === scope.origin, `${url} is another site`);
      const key = urlToKey(url, scope);
      if (key === null) throw new Error(`${url} has no key`);
      const payload = new URL(scope.baseUrl + keyToPayload(key), scope.origin);
      expectTrue(payload.href.startsWith(scope.origin + scope.baseUrl), `${payload} is outside`);
      const address = new URL(canonicalAddress({ path: route }, url, scope), scope.origin);
      expectTrue(urlToKey(address, scope) === key, `${address} is another page than ${url}`);
    },
  });
});

it("answers any request with a file of the site, with one redirect to a page, or not at all", () => {
  const has = (file: string) => FILES.has(file);
  fuzz({
    make: (random) => (random.chance(80) ? "/" : "") + makeHref(random),
    run(url) {
      const answer = resolveRequest(url, { has });
      if (answer.status === 200)
        expectTrue(FILES.has(answer.file) && !answer.file.startsWith("_"), answer.file);
      if (answer.status === 404) expectTrue(answer.file === "404.html", answer.file);
      if (answer.status !== 301) return;
      expectTrue(/^\/(?![/\\])/.test(answer.location), `${answer.location} leaves the site`);
      const followed = resolveRequest(answer.location, { has });
      expectTrue(followed.status === 200, `${url} to ${answer.location} to ${followed.status}`);
    },
  });
});

it("gives a page one key, however often it is asked", () => {
  for (const route of ROUTES) {
    const key = pathToKey(route);
    if (pathToKey(key) !== key) throw new Error(`${route} has two keys`);
  }
});
