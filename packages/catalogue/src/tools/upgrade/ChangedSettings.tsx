import { useMemo } from "react";
import type { ChangedSetting } from "../../reference/upgradeFile.ts";
import { Prose } from "../Prose.tsx";
import { changesIn, changesSince, indexRemoved, type OccurringSetting } from "./changedSettings.ts";

interface ChangedSettingsProps {
  settings: ChangedSetting[];
  from: string;
  config: string;
}

/** Lists removed settings and changed defaults: those in the reader's file, or all without a file. */
export function ChangedSettings({ settings, from, config }: ChangedSettingsProps) {
  const removed = useMemo(() => indexRemoved(settings), [settings]);
  const all = changesSince(settings, from);
  const own = config.trim() === "" ? null : changesIn(config, removed, from);
  const shown: (ChangedSetting | OccurringSetting)[] = own ?? all;
  return (
    <section>
      <h2>Settings to change</h2>
      <p role="status">{countOf(own, all)}</p>
      {shown.length > 0 && (
        <table className="tool-table">
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">Since</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((setting) => {
              const { key, release, to, defaults, note } = setting;
              const written = "written" in setting ? setting : undefined;
              return (
                <tr key={`${written?.line} ${key} ${release}`}>
                  <td>
                    <code>{written?.written ?? key}</code>
                    {written && (
                      <span>
                        line {written.line}
                        {written.isStale && `, not read by ${from} either`}
                      </span>
                    )}
                  </td>
                  <td>{release}</td>
                  <td>
                    {to?.map(({ label, href }) => (
                      <span key={label}>
                        <a href={href}>
                          <code>{label}</code>
                        </a>
                      </span>
                    ))}
                    {to?.length === 0 && !note && "Nothing replaces it. Remove it."}
                    {defaults && (
                      <>
                        The default is <code>{defaults[1] ?? "none"}</code> instead of{" "}
                        <code>{defaults[0] ?? "none"}</code>.
                      </>
                    )}
                    {note && (
                      <span>
                        <Prose text={note} />
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function countOf(own: OccurringSetting[] | null, all: ChangedSetting[]): string {
  if (own === null)
    return all.length === 0
      ? "No setting is renamed or has another default."
      : `${all.length} settings are renamed, removed or have another default. Paste your config.toml to see only those that you set. Settings in the database change in the same way.`;
  if (own.length === 0) return "Your file sets none of the settings that have changed.";
  return `${own.length} of the settings in your file ${own.length === 1 ? "is" : "are"} renamed or removed.`;
}
