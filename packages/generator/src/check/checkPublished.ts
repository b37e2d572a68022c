import { type Problem, warningProblem } from "../shared/problem.ts";
import type { Site } from "../site/site.ts";

/** Files of the public folder that documents and the manifest name on every site. */
const NAMED = ["icon.svg", "icon-192.png", "icon-512.png", "social-card.png"];

/** Reports what the documents of a built site point to although no build writes it. */
export function checkPublished(
  { shell, routes }: Pick<Site, "shell" | "routes">,
  publicFiles: Pick<ReadonlyMap<string, unknown>, "has" | "keys">,
): Problem[] {
  const missing = NAMED.filter((name) => !publicFiles.has(`/${name}`));
  const immutableFiles = [...publicFiles.keys(), ...routes.map(({ path }) => path)].filter((path) =>
    path.startsWith("/assets/"),
  );
  const [, ...others] = shell.locales.map(({ path }) => `/${path}/`);
  const isLocal = /^(localhost|127[.]|\[::1\])/.test(new URL(shell.siteUrl).host);
  return [
    ...told(isLocal, {
      rule: "site-url",
      message: `Canonical addresses, feeds, the sitemap and robots.txt name "${shell.siteUrl}".`,
      hint: 'Write the address of the site into site.config.ts beside the content folder: url: "https://example.org".',
    }),
    ...told(missing.length > 0, {
      rule: "missing-icon",
      message: `Documents and the manifest name pictures that are not there: ${missing.join(", ")}.`,
      hint: "Put them into the public folder.",
    }),
    ...told(!routes.some(({ path }) => path === "/") && !publicFiles.has("/index.html"), {
      rule: "home-page",
      message: 'There is no home page: the logo and the breadcrumbs lead to "/".',
      hint: "Write pages/index.md, or put an index.html into the public folder.",
    }),
    ...told(immutableFiles.length > 0, {
      rule: "kept-file",
      message: `Browsers keep what is below /assets/ for a year, also if it changes: ${immutableFiles.join(", ")}.`,
      hint: "Move it to another folder: the names of the files there say what is in them.",
    }),
    ...told(others.length > 0, {
      rule: "locales",
      message: `The menu of languages leads to ${others.join(", ")}, which this build does not write.`,
      hint: "Build each language from a folder of its own to that path, or remove it from locales.",
    }),
  ];
}

function told(isWrong: boolean, problem: Omit<Problem, "severity">): Problem[] {
  return isWrong ? [warningProblem(problem)] : [];
}
