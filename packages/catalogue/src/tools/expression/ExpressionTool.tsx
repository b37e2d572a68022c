import type { IslandProps } from "@docs/generator";
import { useEffect } from "react";
import { EXPRESSION_FACTS_FORMAT, type ExpressionFactsFile } from "../../expression/expressionFacts.ts";
import { useFile } from "../../islands/useFile.ts";
import { SelectField } from "../Field.tsx";
import { Sentence } from "../Findings.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { useSessionForm } from "../useSessionForm.ts";
import example from "./example.toml?raw";
import "./expression.css";
import { Outcome } from "./Outcome.tsx";
import { writeDefault } from "./readExpressions.ts";
import { SettingField } from "./SettingField.tsx";
import { StepTree } from "./StepTree.tsx";
import { useExpression } from "./useExpression.ts";
import { readMap, ValueFields } from "./ValueFields.tsx";

const EMPTY = { text: "", release: "", at: "0", setting: "", values: "{}", tables: "{}", answers: "{}" };
const EXAMPLE = { text: example, tables: JSON.stringify({ "Lookup partners": "example.com\nexample.net" }) };

/** Evaluates an expression with example values, step by step. */
export default function ExpressionTool({ element, startWorker }: IslandProps) {
  const file = useFile<ExpressionFactsFile>(element.dataset["expressions"] ?? "", EXPRESSION_FACTS_FORMAT);
  if (file === null) return <p role="status">Loading the settings …</p>;
  if (file === "unavailable")
    return <p role="status">The settings cannot be loaded now. Reload this page.</p>;
  return <Playground {...file} startWorker={startWorker} />;
}

type PlaygroundProps = Pick<IslandProps, "startWorker"> & Pick<ExpressionFactsFile, "releases">;

function Playground({ releases, startWorker }: PlaygroundProps) {
  const { values: form, change, field } = useSessionForm("expression", EMPTY);
  const { text, at, setting } = form;
  // Objects in JSON are those of 0.16.
  const release = form.release || (/^\s*\{\s*"/.test(text) ? "0.16" : "0.15");
  const facts = releases.find((one) => one.release === release) ?? releases[0];
  const maps = {
    values: readMap(form.values),
    tables: readMap(form.tables),
    answers: readMap(form.answers),
  };
  const answer = useExpression({ text, at: Number(at), setting, ...maps }, facts, startWorker);
  const report = answer === "slow" ? null : answer;

  // An example of another page: the link has it behind the hash, which is never sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once.
  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1));
    const [tried, ...others] = ["try", "release", "setting"].map((name) => given.get(name) ?? "");
    if (!tried) return;
    const [release = "", setting = ""] = others;
    change({ ...EMPTY, text: tried, release, setting });
    history.replaceState(history.state, "", location.pathname + location.search);
  }, []);

  if (!facts) return null;

  function choose(key: string) {
    const defaultOf = (one: typeof chosen) => (one && facts ? writeDefault(one, facts) : "");
    const chosen = facts?.settings.find((one) => one.key === key);
    const isUntouched = text.trim() === "" || facts?.settings.some((one) => text === defaultOf(one));
    change({ setting: key, ...(isUntouched ? { text: defaultOf(chosen) } : {}) });
  }

  const [fault] = report?.faults ?? [];
  return (
    <div className="tool">
      <TextInput
        label="Expression, or settings that contain one"
        rows={7}
        value={text}
        onChange={(next) => change({ at: "0", text: next, ...(next === example ? EXAMPLE : {}) })}
        example={example}
        error={report?.error ?? (fault && `${fault.message} ${fault.hint}`)}
      />
      {report?.faults.map((one) => (
        <p key={one.label} className="expression-fault">
          {one.label}
          {one !== fault && `: ${one.message} ${one.hint}`}
          <code>
            {one.before}
            <mark>{one.marked || " "}</mark>
            {one.after}
          </code>
        </p>
      ))}
      <div className="tool-fields">
        {report && report.keys.length > 1 && (
          <SelectField label="Expression of the text" {...field("at")}>
            {report.keys.map((key, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name.
              <option key={index} value={index}>
                {key || `Expression ${index + 1}`}
              </option>
            ))}
          </SelectField>
        )}
        {releases.length > 1 && (
          <SelectField label="Release" {...field("release")} value={release}>
            {releases.map((one) => (
              <option key={one.release}>{one.release}</option>
            ))}
          </SelectField>
        )}
        {report?.isNamed === false && <SettingField facts={facts} value={report.setting} onChange={choose} />}
      </div>
      <Outcome answer={answer} />
      {report && (
        <>
          <ValueFields report={report} {...maps} change={change} />
          {report.parts.length > 0 && (
            <section>
              <h2>Steps</h2>
              {report.parts.map((part) => (
                <StepTree key={part.label} step={part} label={part.label} />
              ))}
            </section>
          )}
          {report.setting !== "" && (
            <details className="tool-group">
              <summary>All variables of {report.setting}</summary>
              <ul>
                {report.known.map((name) => (
                  <li key={name}>
                    <code>{name}</code> <Sentence text={facts.variables[name] ?? ""} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </div>
  );
}
