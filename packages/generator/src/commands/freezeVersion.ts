import { existsSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatProblems } from "../check/report.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { CURRENT, frozenFolders, readVersions, VERSIONS_FILE, versionName } from "../content/readVersions.ts";

/** `npm run new -- version NAME`: keeps the docs and their data as they are now, as the newest frozen version. */
export async function freezeVersion(content: string, name: string, { docs }: SiteConfig): Promise<number> {
  const refused = refusalOf();
  if (refused) {
    console.error(refused);
    return 1;
  }
  const before = readVersions(content, docs).versions.map((version) => version.name);
  const to = frozenFolders(name);
  await cp(join(content, "docs"), join(content, to.folder), { recursive: true });
  if (existsSync(join(content, "data")))
    await cp(join(content, "data"), join(content, to.dataFolder), { recursive: true });
  // Written last: what it names is complete.
  await writeFile(
    join(content, VERSIONS_FILE),
    `${JSON.stringify([name, ...before.filter((each) => each !== CURRENT)], null, 2)}\n`,
  );
  const places = readVersions(content, docs).versions.map((each) => `  ${each.name} at ${each.path}`);
  console.log(`${join(content, to.folder)} has what ${join(content, "docs")} has now. The versions are:
${places.join("\n")}
Say in site.config.ts what they are: docs.versions["${name}"] and docs.versions.current take label, path, release and
banner, and docs.lastVersion: "${CURRENT}" leaves ${join(content, "docs")} where it was.`);
  return 0;

  function refusalOf(): string | null {
    const problems = readVersions(content, docs).problems.filter(({ file }) => file === VERSIONS_FILE);
    if (problems.length > 0) return formatProblems(problems, { root: content });
    const valid = versionName.safeParse(name);
    if (!valid.success) return `"${name}" is no name of a version: it ${valid.error.issues[0]?.message}.`;
    if (!existsSync(join(content, "docs"))) return `${join(content, "docs")} does not exist.`;
    const { folder, dataFolder } = frozenFolders(name);
    const taken = [folder, dataFolder].find((each) => existsSync(join(content, each)));
    return taken ? `${join(content, taken)} exists already: choose another name.` : null;
  }
}
