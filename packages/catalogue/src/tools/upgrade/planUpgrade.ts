import { compareReleases, lineOf } from "../../data/historyIndex.ts";
import type { UpgradeFile } from "../../toml/toolFiles.ts";
import type { UpgradePlatform } from "../../toml/upgradeSchema.ts";

/** The release that renamed server, image and directory. */
const RENAMED = "0.12.0";
/** Before a line of the data that has a condition. */
const CONDITION = /^\[(\w+)\] /;

export const platformLabels: Record<UpgradePlatform, string> = {
  linux: "Linux service",
  docker: "Docker",
  compose: "Docker Compose",
  kubernetes: "Kubernetes",
  windows: "Windows service",
};

export type UpgradeForm = Record<"from" | "platform" | "stores" | "cluster" | "config" | "way", string>;

export type Setup = NonNullable<ReturnType<typeof readSetup>>;
export type PlannedStep = ReturnType<typeof planUpgrade>["steps"][number];

/** Validates the form, which an older build may have stored. */
export function readSetup({ from, platform, stores, cluster, way }: UpgradeForm, file: UpgradeFile) {
  if (!file.known.includes(from)) return null;
  return {
    from,
    platform: isPlatform(platform) ? platform : ("linux" as const),
    stores: file.stores.map(({ type }) => type).filter((type) => stores.split(" ").includes(type)),
    isCluster: cluster === "yes",
    way: file.objects.ways.find(({ id }) => id === way) ?? null,
  };
}

function isPlatform(text: string): text is UpgradePlatform {
  return Object.hasOwn(platformLabels, text);
}

/** Returns the releases to install in sequence, with their changes. */
export function planUpgrade(setup: Setup, file: UpgradeFile) {
  const { version: newest, ways } = file.objects;
  const line = lineOf(setup.from);
  const via = file.routes.find(({ from }) => from.includes(line))?.via ?? [];
  if (via.length === 0) {
    const problem = `No release migrates data from ${line}. Move its accounts to a new server with ${newest}.`;
    return { steps: [], last: ways.find(({ id }) => id === "accounts"), problem };
  }
  const versions = via.filter((version) => compareReleases(version, setup.from) > 0);
  const steps = versions.map((version, at) => {
    const previous = versions[at - 1] ?? setup.from;
    return {
      version,
      ...file.releases.find((release) => release.version === version),
      previous,
      // The installed release has already been running for long enough.
      wait: file.waits.find(({ after, before }) => at > 0 && after === previous && before === version),
      changes: file.changes.filter(
        (change) => isBetween(change.release, previous, version) && concerns(change, setup),
      ),
      /** The migration adds settings that the server has not loaded yet. */
      needsReload: isBetween("0.13.0", previous, version),
    };
  });
  return { steps, last: setup.way ?? undefined };
}

export function describeRoute({ steps, last }: ReturnType<typeof planUpgrade>, newest: string): string {
  const parts = steps.flatMap(({ version, wait }) => [
    ...(wait ? [`wait ${wait.time}`] : []),
    `install ${version}`,
  ]);
  if (last) parts.push(`move to ${newest}`);
  if (parts.length === 0) return "No action is needed.";
  return `${parts.join(", then ").replace(/^./, (first) => first.toUpperCase())}.`;
}

/** Whether a release is later than `after` and not later than `upTo`. */
function isBetween(release: string, after: string, upTo: string): boolean {
  return compareReleases(release, after) > 0 && compareReleases(release, upTo) <= 0;
}

function concerns({ platforms, stores, cluster }: UpgradeFile["changes"][number], setup: Setup): boolean {
  return (
    (platforms?.includes(setup.platform) ?? true) &&
    (stores?.some((store) => setup.stores.includes(store)) ?? true) &&
    (!cluster || setup.isCluster)
  );
}

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
