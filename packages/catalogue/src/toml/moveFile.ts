import type { TomlData } from "./tomlSchemas.ts";

export type MoveFile = ReturnType<typeof moveFile>;
export type MovedSetting = MoveFile["settings"][number];

/** Returns the data file of the tool that moves settings to the release that is configured by objects. */
export function moveFile({ moves, settings }: Pick<TomlData, "moves" | "settings">, baseUrl: string) {
  const settingOf = new Map(settings.entries.map((setting) => [setting.key, setting]));
  return {
    to: moves.to,
    planner: `${baseUrl}tools/upgrade`,
    collections: moves.collections,
    consequences: moves.consequences.map(({ evidence, page, ...consequence }) => ({
      ...consequence,
      href: baseUrl + page.slice(1),
    })),
    settings: moves.entries.map(({ evidence, also, ...move }) => {
      const { type = "string", list, refersTo, default: usual = null } = settingOf.get(move.key) ?? {};
      return { ...move, type, list, refersTo, default: typeof usual === "string" ? usual : null };
    }),
  };
}
