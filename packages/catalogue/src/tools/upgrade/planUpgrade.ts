import { compareReleases, lineOf } from "../../data/historyIndex.ts";
import type { UpgradeFile } from "../../toml/upgradeFile.ts";
import type { UpgradePlatform } from "../../toml/upgradeSchema.ts";

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
