import { readFile, writeFile } from "node:fs/promises";
import { type HistoryFile, type HistoryKind, historyKinds } from "../data/historySchema.ts";
import { collectHistory, type Reviewed } from "./collectHistory.ts";
import { readReleases } from "./readReleases.ts";
import reviewed from "./reviewed.json";

const FIRST = "0.6.0";
const DATA = "content/data";

/** Generates `history.json` from a clone of the server with all its tags: `npm run history -- ../stalwart`. */
export async function makeHistory([clone]: string[]): Promise<number> {
  if (!clone) {
    console.error("Say where a clone of the server is: npm run history -- ../stalwart");
    return 2;
  }
  const { version, entries: settings } = await readData<{ key: string }>("settings");
  const { entries: events } = await readData<{ name: string }>("events");
  const { entries: permissions } = await readData<{ name: string }>("permissions");
  const { programs } = JSON.parse(await readFile(`${DATA}/cli.json`, "utf8")) as {
    programs: { commands?: { name: string; subcommands: { name: string }[] }[] }[];
  };
  const today: Record<HistoryKind, string[]> = {
    setting: settings.map(({ key }) => key),
    event: events.map(({ name }) => name),
    permission: permissions.map(({ name }) => name),
    command: programs.flatMap(({ commands = [] }) =>
      commands.flatMap(({ name, subcommands }) => subcommands.map((sub) => `${name} ${sub.name}`)),
    ),
  };
  const facts: Reviewed = reviewed as Reviewed;
  const range = { first: FIRST, last: version };
  const releases = readReleases({ clone, ...range, settings: today.setting, reviewed: facts });
  const file: HistoryFile = {
    version,
    first: Object.fromEntries(
      historyKinds.map((kind) => [kind, releases[kind][0]?.release ?? FIRST]),
    ) as HistoryFile["first"],
    releases: releases.setting.map(({ release }) => release),
    entries: historyKinds.flatMap((kind) =>
      collectHistory({ kind, releases: releases[kind], today: today[kind], reviewed: facts }),
    ),
  };
  await writeFile(`${DATA}/history.json`, formatHistory(file));
  console.log(`${file.entries.length} entries in ${DATA}/history.json`);
  return 0;
}

async function readData<Entry>(name: string): Promise<{ version: string; entries: Entry[] }> {
  return JSON.parse(await readFile(`${DATA}/${name}.json`, "utf8"));
}

/** Formats one entry per line, for readable diffs. */
function formatHistory({ entries, ...head }: HistoryFile): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
