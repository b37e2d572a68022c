import type { ChangedSetting } from "../../toml/toolFiles.ts";
import { Sentence } from "../Findings.tsx";
import { ResultTable } from "../ResultTable.tsx";
import type { OccurringSetting } from "./changedSettings.ts";

interface ChangedSettingsProps {
  /** All of them, or those in the reader's file, if there is one. */
  settings: (ChangedSetting | OccurringSetting)[];
  from: string;
  hasFile: boolean;
}

/** Lists removed settings and changed defaults, folded while there is no file. */
export function ChangedSettings({ settings, from, hasFile }: ChangedSettingsProps) {
  if (settings.length === 0) return null;
  return (
    <section>
      <h2>Settings to change</h2>
      {!hasFile && (
        <p>
          Paste your config.toml, or the output of list-config, to see only those that you set. Settings in
          the database change in the same way.
        </p>
      )}
      <details key={String(hasFile)} className="tool-group" open={hasFile}>
        <summary>
          {settings.length} {settings.length === 1 ? "setting" : "settings"}
        </summary>
        <ResultTable
          heads={["Setting", "Since", "Now"]}
          rows={settings.map((setting) => {
            const { key, release, to, defaults, note } = setting;
            const written = "written" in setting ? setting : undefined;
            return {
              key: (
                <>
                  <code>{written?.written ?? key}</code>
                  {written && (
                    <span>
                      line {written.line}
                      {written.isStale && `, not read by ${from} either`}
                    </span>
                  )}
                </>
              ),
              value: release,
              text: (
                <>
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
                      <Sentence text={note} />
                    </span>
                  )}
                </>
              ),
            };
          })}
        />
      </details>
    </section>
  );
}

/** Describes all changes, or those in the reader's file. */
export function describeChanges(all: ChangedSetting[], inFile: OccurringSetting[] | null): string {
  if (inFile === null && all.length === 0) return "No setting is renamed or has another default.";
  if (inFile === null && all.length === 1) return "1 setting is renamed, removed or has another default.";
  if (inFile === null) return `${all.length} settings are renamed, removed or have another default.`;
  if (inFile.length === 0) return "You set none of the settings that have changed.";
  return `${inFile.length} of the settings that you set ${inFile.length === 1 ? "is" : "are"} renamed or removed.`;
}
