import { compareReleases } from "../../data/historyIndex.ts";
import type { UpgradeFile } from "../../toml/upgradeFile.ts";
import type { PlannedStep, Setup } from "./planUpgrade.ts";

/** The release that renamed server, image and directory. */
const RENAMED = "0.12.0";
const CONDITION = /^\[(\w+)\] /;

/** One step of work, shown in a box of its own. */
export type Box = ReturnType<typeof drawBoxes>[number];

/** Returns what to do for one release: back up, install, wait, check. */
export function upgradeBoxes(step: PlannedStep, setup: Setup, { steps, backups }: UpgradeFile): Box[] {
  const dumps = backups
    .filter(({ store }) => setup.stores.includes(store))
    .flatMap(({ command }) => command?.replaceAll("{version}", step.version) ?? [])
    .join("\n");
  const isWindows = setup.platform === "windows";
  const facts = {
    ...describeStep(step, setup),
    dumps: isWindows ? dumps.replaceAll("/root/", "C:/") : dumps,
  };
  return drawBoxes(steps, setup, facts);
}

/** Returns the steps of the way to the release that is configured by objects. */
export function objectBoxes({ boxes }: UpgradeFile["objects"]["ways"][number], setup: Setup): Box[] {
  return drawBoxes(boxes, setup, {});
}

/** Fills in the names in braces, and leaves out the lines whose condition, in brackets, is not met. */
function drawBoxes(
  boxes: UpgradeFile["steps"],
  { platform }: Setup,
  facts: Record<string, string | boolean | undefined>,
) {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (written, name) => String(facts[name] ?? written));
  return boxes.flatMap(({ title, text, href, commands }) => {
    const lines = (commands?.[platform] ?? commands?.all)?.flatMap((line) => {
      const [start = "", condition] = CONDITION.exec(line) ?? [];
      return condition === undefined || facts[condition] ? fill(line.slice(start.length)) : [];
    });
    return lines?.length === 0 ? [] : [{ title, text: fill(text), href, commands: lines?.join("\n") }];
  });
}

/** What the commands of a step name, and the conditions of their lines. */
function describeStep(step: PlannedStep, { from, stores, platform }: Setup) {
  const { version, previous, method, webadmin, webadminFirst = false, needsReload } = step;
  const binary = isBeforeRenaming(version) ? "stalwart-mail" : "stalwart";
  // An old installation keeps its directory, and the name of the binary that its service starts.
  const home = isBeforeRenaming(from) ? "stalwart-mail" : "stalwart";
  const archive = stores.includes("foundationdb") ? `${binary}-foundationdb` : binary;
  const webadminLater = webadmin !== undefined && !webadminFirst;
  const isMigrated = compareReleases(version.replace(/\d+$/, "0"), previous) > 0;
  return {
    version,
    home,
    binary,
    archive,
    image: imageOf(version),
    previousImage: imageOf(previous),
    log: (isMigrated ? step.log : undefined) ?? "server.startup",
    otherArchive: archive !== home,
    otherBinary: binary !== home,
    import: method === "import",
    renamed: isBeforeRenaming(previous) && !isBeforeRenaming(version),
    volume: stores.some((store) => /^(rocksdb|sqlite|fs)$/.test(store)),
    webadmin,
    webadminKey: compareReleases(version, "0.11.0") < 0 ? "config.resource.webadmin" : "webadmin.resource",
    webadminFirst,
    webadminLater,
    needsReload,
    forward: platform === "kubernetes" && (needsReload || webadminLater),
  };
}

function isBeforeRenaming(release: string): boolean {
  return compareReleases(release, RENAMED) < 0;
}

function imageOf(release: string): string {
  return `stalwartlabs/${isBeforeRenaming(release) ? "mail-server" : "stalwart"}:v${release}`;
}
