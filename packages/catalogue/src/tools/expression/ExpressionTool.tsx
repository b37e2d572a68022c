import type { IslandProps } from "@docs/generator";
import { groupBy } from "@docs/generator/groupBy";
import { useEffect } from "react";
import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { useFiles } from "../../islands/useFile.ts";
import { SelectField } from "../Field.tsx";
import { Sentence } from "../Findings.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { useForm } from "../useForm.ts";
import { useReleases } from "../useReleases.ts";
import { useWorker } from "../useWorker.ts";
import example from "./example.toml?raw";
import "./expression.css";
import workerUrl from "./expressionWorker.ts?worker&url";
import { writeDefault } from "./readExpressions.ts";
import type { ExpressionInput, ExpressionReport, StepView } from "./runExpression.ts";
import { readMap, ValueFields } from "./ValueFields.tsx";

/** After this many milliseconds of computing, a pattern is one that the browser's engine needs hours for. */
const PATIENCE = 2000;
const EMPTY = { text: "", release: "", at: "0", setting: "", values: "{}", tables: "{}", answers: "{}" };
const EXAMPLE = { text: example, tables: JSON.stringify({ "Lookup partners": "example.com\nexample.net" }) };

/** Evaluates an expression with example values, step by step. */
export default function ExpressionTool({ element, startWorker }: IslandProps) {
  const sources = useReleases(element).map(({ expressions }) => expressions);
  const files = useFiles<ExpressionFacts>(sources);
  if (files === null) return <p role="status">Loading the settings …</p>;
  if (files === "unavailable")
    return <p role="status">The settings cannot be loaded now. Reload this page.</p>;
  return <Playground releases={files} startWorker={startWorker} />;
}

interface PlaygroundProps extends Pick<IslandProps, "startWorker"> {
  releases: ExpressionFacts[];
}

function Playground({ releases, startWorker }: PlaygroundProps) {
  const { values: form, change, field } = useForm("expression", EMPTY);
  const { text, at, setting } = form;
  const kind = /^\s*\{\s*"/.test(text) ? "objects" : "settings";
  const facts =
    releases.find(({ release }) => release === form.release) ??
    releases.findLast((one) => one.kind === kind) ??
    releases[0];
  const maps = {
    values: readMap(form.values),
    tables: readMap(form.tables),
    answers: readMap(form.answers),
  };
  const question = JSON.stringify({ text, at: Number(at), setting, ...maps } satisfies ExpressionInput);
  const latest = useWorker<ExpressionFacts, ExpressionReport>({
    url: workerUrl,
    facts: facts ?? null,
    text: question,
    startWorker,
    patience: PATIENCE,
  });
  const answer = latest && typeof latest === "object" ? latest.answer : latest;
  const report = typeof answer === "string" ? null : answer;

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
        onChange={(entered) => change({ at: "0", text: entered, ...(entered === example ? EXAMPLE : {}) })}
        examples={{ "Load an example": example }}
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
          <SelectField
            label="Expression of the text"
            {...field("at")}
            options={report.keys.map((key, index) => {
              return { value: String(index), label: key || `Expression ${index + 1}` };
            })}
          />
        )}
        {releases.length > 1 && (
          <SelectField
            label="Release"
            {...field("release")}
            value={facts.release}
            options={releases.map(({ release }) => release)}
          />
        )}
        {report?.isNamed === false && <SettingField facts={facts} value={report.setting} onChange={choose} />}
      </div>
      <p role="status" className="expression-result">
        {describeResult(answer)}
      </p>
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
                {report.variableNames.map((name) => (
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

interface SettingFieldProps {
  facts: ExpressionFacts;
  value: string;
  onChange(key: string): void;
}

/** A choice of all settings that take an expression, grouped by what they configure. */
function SettingField({ facts, value, onChange }: SettingFieldProps) {
  const parts = facts.kind === "objects" ? 1 : 2;
  const groups = groupBy(facts.settings, ({ key }) => key.split(".", parts).join("."));
  return (
    <SelectField
      label="Setting"
      value={value}
      onChange={onChange}
      options={[{ value: "", label: "Any setting" }]}
      note="It determines which variables are available. If the field above is empty, its default is filled in."
    >
      {Array.from(groups, ([group, settings]) => (
        <optgroup key={group} label={group}>
          {settings.map(({ key }) => (
            <option key={key}>{key}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** The result in one line, or why there is none. */
function describeResult(answer: ExpressionReport | "slow" | "failed" | null) {
  if (answer === null) return "Starting …";
  if (answer === "failed") return "This cannot be tried here. If 1 + 1 cannot either, reload this page.";
  if (answer === "slow")
    return "This takes too long to try here. If it contains a pattern, the server's engine is not slowed down by it.";
  const { result, missing, error, faults, variables, keys } = answer;
  if (result)
    return (
      <>
        Result: <strong>{result.value}</strong>
        {result.from && ` from ${result.from}`}
        {result.note && <small>{result.note}</small>}
      </>
    );
  if (missing) return missing;
  if (error || faults.length > 0) return "No result: correct the mistake first.";
  if (variables.some((variable) => variable.error !== undefined))
    return "No result: correct the values below.";
  return keys.length === 0 ? "Enter an expression, or choose a setting to start with its default." : "";
}

/** A part of an expression with its value; the parts it is made of can be folded. */
function StepTree({ step, label }: { step: StepView; label?: string }) {
  const { text, value, note, steps } = step;
  const line = (
    <>
      {label !== undefined && <strong>{label}</strong>} <code>{text}</code>{" "}
      {value === null ? <em>not needed</em> : value !== text && <output>{value}</output>}
      {note !== undefined && <small>{note}</small>}
    </>
  );
  if (steps.length === 0) return <p className="expression-step">{line}</p>;
  return (
    <details className="expression-step" open>
      <summary>{line}</summary>
      {steps.map((inner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity.
        <StepTree key={at} step={inner} />
      ))}
    </details>
  );
}
