import { asSaid } from "./formatCell.ts";
import { OURS, type PeerResults } from "./results.ts";

/** Rounds below which a median is no better than a single value. */
const ENOUGH = 2;

/** When, where and with what the figures were taken. */
export function describeRun(results: PeerResults): string {
  const { date, machine, pages, sizes, contestants, skipped } = results;
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const most = (metric: string) =>
    Math.max(...Object.values(sizes[1] ?? {}).map(({ values }) => values[metric]?.length ?? 0));
  const lines = [
    `- **Date:** ${day}`,
    `- **Machine:** ${machine.charAt(0).toUpperCase()}${machine.slice(1)}`,
    `- **Content:** ${pages.docs} docs and ${pages.posts} posts`,
    `- **Rounds:** ${most("cold")} of builds, ${most("fcp")} of visits, ${most("searchFirst")} of searches`,
    ...(most("cold") < ENOUGH || most("fcp") < ENOUGH
      ? ["- **Provisional:** single values vary; wait for a run with more rounds before you quote them"]
      : []),
    ...contestants
      .filter(({ id }) => id !== OURS)
      .map(({ name, packages, node }) => {
        const versions = Object.entries(packages).map(([one, version]) => `\`${one}@${version}\``);
        return `- **${name}:** ${versions.join(", ")}; Node ${node}`;
      }),
    ...skipped.map(({ name, why }) => `- **${name}** is missing: ${asSaid(why)}`),
  ];
  return lines.join("\n");
}
