import type { IslandProps } from "@docs/generator";
import { useMemo } from "react";
import { useFile } from "../../islands/useFile.ts";
import type { MovedSetting, MoveFile } from "../../toml/toolFiles.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { Sentence } from "../Findings.tsx";
import { HiddenText, useSecretText } from "../HiddenText.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { platformLabels, type UpgradeForm } from "../upgrade/planUpgrade.ts";
import { enterInto } from "../useForm.ts";
import example from "./example.toml?raw";
import { indexMoves, type MoveRow, planMove, type Task, tasks } from "./planMove.ts";

const headings: Record<Task, string> = {
  decide: "Decide and enter yourself",
  plan: "In the plan",
  script: "Converted by the migration script",
  gone: "Without a successor",
  unknown: "Unknown keys",
  default: "Nothing to do: equal to the default, or not read",
};

/** Says what becomes of each setting in the release that is configured by objects. */
export default function MoveTool({ element }: IslandProps) {
  const file = useFile<MoveFile>(element.dataset["moves"] ?? "");
  if (file === null) return <p role="status">Loading the settings …</p>;
  if (file === "unavailable")
    return <p role="status">The settings cannot be loaded now. Reload this page.</p>;
  return <Mover file={file} />;
}

function Mover({ file }: { file: MoveFile }) {
  const { text, isEditing, edit, change } = useSecretText();
  const index = useMemo(() => indexMoves(file), [file]);
  const moved = useMemo(() => planMove(text, index), [text, index]);
  const { rows, plan, shownPlan, changedDefaults } = moved;
  const isUnread = text.trim() !== "" && rows.length === 0;
  const hasSecrets = plan.join() !== shownPlan.join();
  return (
    <div className="tool">
      {isEditing || rows.length === 0 ? (
        <TextInput
          label="config.toml, the output of list-config, or settings.json"
          value={text}
          onChange={change}
          examples={{ "Load an example": example }}
          error={isUnread ? "No setting was found. Paste one of these three texts, unchanged." : undefined}
        />
      ) : (
        <HiddenText edit={edit} change={change} />
      )}
      <p role="status" className="tool-status">
        {rows.length > 0 && describeCounts(rows)}
      </p>
      {plan.length > 0 && (
        <>
          <h2>Plan</h2>
          <p>
            Review it, save it, and run <code>stalwart-cli apply --dry-run --file plan.ndjson</code> on a
            server with {file.to} first. Then apply it without <code>--dry-run</code> after the first normal
            start, and restart the server.
            {hasSecrets && (
              <>
                {" "}
                Secrets are hidden here, but <strong>Copy</strong> copies them.
              </>
            )}
          </p>
          <CodeOutput title="plan.ndjson" text={shownPlan.join("\n")} copied={plan.join("\n")} />
        </>
      )}
      {rows.length > 0 && <Consequences {...moved} to={file.to} planner={file.planner} />}
      {rows.length > 0 &&
        tasks.map((task) => <Rows key={task} task={task} rows={rows.filter((row) => row.task === task)} />)}
      {rows.length > 0 && changedDefaults.length > 0 && <Defaults settings={changedDefaults} />}
    </div>
  );
}

function describeCounts(rows: MoveRow[]): string {
  const count = (task: Task) => rows.filter((row) => row.task === task).length;
  return (
    `${rows.length} settings: ${count("decide")} to decide, ${count("plan")} in the plan, ` +
    `${count("script")} converted by the script, ${count("gone")} without a successor, ` +
    `${count("default")} with nothing to do, ${count("unknown")} unknown.`
  );
}

function Rows({ task, rows }: { task: Task; rows: MoveRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={task === "decide" || task === "gone" || task === "unknown"}>
      <summary>
        {headings[task]} ({rows.length})
      </summary>
      <ul className="tool-findings">
        {rows.map(({ key, value, setting, missing, renamed }) => (
          <li key={key} data-severity={task === "decide" ? "warning" : "note"}>
            <p>
              <code>{key}</code> = <code>{value}</code>
              {setting?.to && (
                <>
                  {" "}
                  → <code>{setting.to}</code>
                </>
              )}
            </p>
            <p>
              {renamed && (
                <>
                  The plan renames listeners:{" "}
                  <code>{renamed.map(([from, to]) => `${from} → ${to}`).join(", ")}</code>.{" "}
                  {task === "decide" && "Write the new names. "}
                </>
              )}
              {setting?.unread && "The server does not read the new field. "}
              {missing && (
                <>
                  The plan does not create what it names: <code>{missing.join(", ")}</code>. Create it first.{" "}
                </>
              )}
              <Sentence text={setting?.note ?? (setting ? "" : "It is no setting of this release.")} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Changed defaults matter to those who never set the setting. */
function Defaults({ settings }: { settings: MovedSetting[] }) {
  return (
    <details>
      <summary>Defaults that changed ({settings.length})</summary>
      <ul>
        {settings.map(({ key, to, defaults }) => (
          <li key={key}>
            <code>{key}</code>: <code>{defaults?.[0] ?? "none"}</code> →{" "}
            <code>{defaults?.[1] ?? "none"}</code>
            {to && (
              <>
                {" "}
                (<code>{to}</code>)
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ConsequencesProps extends Pick<MoveFile, "consequences" | "planner" | "to"> {
  /** Fields of the planner that the settings tell. */
  fields: Partial<UpgradeForm>;
}

/** Lists what changes besides the settings, and leads to the planner, which has the order of work. */
function Consequences({ consequences, planner, to, fields }: ConsequencesProps) {
  const filled = describeFields(fields);
  return (
    <>
      <h2>What else changes with {to}</h2>
      <ul>
        {consequences.map(({ text, href, label }) => (
          <li key={text}>
            <Sentence text={text} /> See <a href={href}>{label}</a>.
          </li>
        ))}
      </ul>
      <p>
        The{" "}
        <a href={planner} onClick={() => enterInto("upgrade", fields)}>
          Upgrade planner
        </a>{" "}
        has all steps in order, with backups, what to wait for, and checks.
        {filled.length > 0 && ` This link fills in what your settings show: ${filled.join(", ")}.`}
      </p>
    </>
  );
}

function describeFields({ platform, stores, cluster }: Partial<UpgradeForm>): string[] {
  const label = new Map<string, string>(Object.entries(platformLabels)).get(platform ?? "");
  return [label ?? [], stores?.split(" ") ?? [], cluster ? "several nodes" : []].flat();
}
