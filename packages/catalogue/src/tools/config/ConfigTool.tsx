import type { IslandProps } from "@docs/generator";
import { useMemo } from "react";
import { useFile } from "../../islands/useFile.ts";
import type { ObjectFactsFile } from "../../objects/objectFacts.ts";
import type { ConfigFactsFile } from "../../toml/configFacts.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { Findings } from "../Findings.tsx";
import { HiddenText, useSecretText } from "../HiddenText.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { useReleases } from "../useReleases.ts";
import { useWorker } from "../useWorker.ts";
import type { ConfigFiles, ConfigReport } from "./configWorker.ts";
import workerUrl from "./configWorker.ts?worker&url";
import plan from "./example.ndjson?raw";
import example from "./example.toml?raw";

/** Longer lists are slow to render. */
const MAX_SHOWN = 200;

/** Checks a configuration as the server would read it. */
export default function ConfigTool({ element, startWorker, baseUrl }: IslandProps) {
  const { text, isEditing, edit, change } = useSecretText();
  const newest = useReleases(element).at(-1);
  const { configuration = "", schema: schemaSource = "" } = element.dataset;
  const file = useFile<ConfigFactsFile>(configuration);
  const schema = useFile<ObjectFactsFile>(schemaSource);
  const facts = useMemo(
    () =>
      file && schema && file !== "unavailable" && schema !== "unavailable" ? { file, schema, baseUrl } : null,
    [file, schema, baseUrl],
  );
  const latest = useWorker<ConfigFiles, ConfigReport>({ url: workerUrl, facts, text, startWorker });
  const isUnavailable = [file, schema].includes("unavailable") || latest === "failed";
  // An answer to another text would leave secrets of this one unmasked.
  const report = typeof latest === "object" && latest?.text === text ? latest.answer : null;
  const isHidden = !isEditing && report !== null;

  return (
    <div className="tool">
      {isHidden ? (
        <HiddenText edit={edit} change={change}>
          <Report report={report} isTextShown />
          <CodeOutput
            title="Your text, with its secrets hidden"
            text={report.masked}
            isNumbered
            findings={report.findings.slice(0, MAX_SHOWN)}
          />
        </HiddenText>
      ) : (
        <>
          <TextInput
            label="config.toml, the output of server list-config, config.json, or a plan"
            rows={16}
            value={text}
            onChange={change}
            examples={{ "Load an example": example, [`Load a plan of ${newest?.name}`]: plan }}
            error={isUnavailable ? "The tool cannot be loaded now. Reload the page." : undefined}
          />
          {report && text.trim() !== "" && <Report report={report} isTextShown={false} />}
        </>
      )}
    </div>
  );
}

function Report({ report, isTextShown }: { report: ConfigReport; isTextShown: boolean }) {
  const { findings, read, fixed, edits } = report;
  const shown = findings.slice(0, MAX_SHOWN);
  return (
    <>
      <Findings findings={shown} none={`${read}, nothing to correct.`} isTextShown={isTextShown} />
      {findings.length > shown.length && <p>{findings.length - shown.length} more are not shown.</p>}
      {fixed !== null && (
        <div className="tool-actions">
          <button type="button" data-copy={fixed}>
            Copy the corrected text ({edits} {edits === 1 ? "change" : "changes"})
          </button>
        </div>
      )}
    </>
  );
}
