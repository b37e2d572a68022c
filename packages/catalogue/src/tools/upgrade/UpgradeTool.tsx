import type { IslandProps } from "@docs/generator";
import { useMemo } from "react";
import { useFile } from "../../islands/useFile.ts";
import type { UpgradeFile } from "../../toml/toolFiles.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { CheckField, CheckFields, FormActions, SelectField } from "../Field.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { Sentence } from "../Findings.tsx";
import { useForm } from "../useForm.ts";
import { fillInOwnNames } from "../values/findPlaceholders.ts";
import { ChangedSettings, describeChanges } from "./ChangedSettings.tsx";
import { changesIn, changesSince, indexSettings } from "./changedSettings.ts";
import config from "./example.toml?raw";
import {
  type Box,
  describeRoute,
  objectBoxes,
  type PlannedStep,
  planUpgrade,
  platformLabels,
  readSetup,
  type Setup,
  type UpgradeForm,
  upgradeBoxes,
} from "./planUpgrade.ts";

const EMPTY: UpgradeForm = {
  from: "",
  platform: "linux",
  stores: "rocksdb",
  cluster: "",
  config: "",
  way: "script",
};

const EXAMPLE: UpgradeForm = { ...EMPTY, from: "0.11.8", stores: "postgresql s3", config };

/** Plans an upgrade from the installed release to the one that this site describes. */
export default function UpgradeTool({ element }: IslandProps) {
  const file = useFile<UpgradeFile>(element.dataset["upgrades"] ?? "");
  if (file === null) return <p role="status">Loading the routes …</p>;
  if (file === "unavailable") return <p role="status">The routes cannot be loaded now. Reload this page.</p>;
  return <Planner file={file} />;
}

function Planner({ file }: { file: UpgradeFile }) {
  const { values, change, field, reset } = useForm("upgrade", EMPTY, { kept: { except: "config" } });
  const setup = readSetup(values, file);
  return (
    <div className="tool">
      <FormActions onExample={() => change(EXAMPLE)} onClear={reset} />
      <div className="tool-fields">
        <SelectField
          label="Release you run"
          {...field("from")}
          value={setup?.from ?? ""}
          options={[{ value: "", label: "Choose …" }, ...file.known]}
          note="The option --version of the server prints it."
        />
        <SelectField
          label="Platform"
          {...field("platform")}
          value={setup?.platform ?? values.platform}
          options={Object.entries(platformLabels).map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          label={`Way to ${file.objects.version}`}
          {...field("way")}
          value={setup?.way?.id ?? values.way}
          options={[
            ...file.objects.ways.map(({ id, label }) => ({ value: id, label })),
            { value: "", label: `Stop at ${file.version}` },
          ]}
        />
      </div>
      <fieldset className="tool-checks">
        <legend>Stores and nodes</legend>
        <CheckFields
          options={file.stores.map(({ type, name }) => ({ value: type, label: name }))}
          {...field("stores")}
        />
        <CheckField
          label="Several nodes"
          isChecked={values.cluster === "yes"}
          onChange={(isCluster) => change({ cluster: isCluster ? "yes" : "" })}
        />
      </fieldset>
      <TextInput
        label="Your config.toml, or the output of list-config (optional)"
        rows={6}
        {...field("config")}
      />
      {setup ? (
        <Plan setup={setup} file={file} config={values.config} />
      ) : (
        <p role="status" className="tool-status">
          Choose the release you run to get the route.
        </p>
      )}
    </div>
  );
}

function Plan({ setup, file, config }: { setup: Setup; file: UpgradeFile; config: string }) {
  const plan = planUpgrade(setup, file);
  const backups = file.backups.filter(({ store, covers }) => covers && setup.stores.includes(store));
  const index = useMemo(() => indexSettings(file), [file]);
  const all = changesSince(file.settings, setup.from);
  const inFile = config.trim() === "" ? null : changesIn(config, index, setup.from);
  const nameOf = (store: string) => file.stores.find(({ type }) => type === store)?.name ?? store;
  return (
    <>
      <p role="status">
        {"problem" in plan ? plan.problem : describeRoute(plan, file.objects.version)}{" "}
        {(plan.steps.length > 0 || inFile) && describeChanges(all, inFile)}
      </p>
      {plan.steps.length > 0 && (backups.length > 0 || setup.isCluster) && (
        <ul>
          {setup.isCluster && (
            <li>
              Stop every node before each step. Install the release on all of them, start one, and start the
              others when its log shows the line: two migrations at a time damage the data.
            </li>
          )}
          {backups.map(({ store, covers }) => (
            <li key={store}>
              {nameOf(store)}: {covers}
            </li>
          ))}
        </ul>
      )}
      {plan.steps.map((step) => (
        <Step key={step.version} step={step} boxes={upgradeBoxes(step, setup, file)} />
      ))}
      {plan.last && (
        <section className="tool-step">
          <h2>
            From {plan.steps.at(-1)?.version ?? setup.from} to {file.objects.version}
          </h2>
          <p>{plan.last.label}.</p>
          <Boxes boxes={objectBoxes(plan.last, setup)} />
        </section>
      )}
      <ChangedSettings settings={inFile ?? all} from={setup.from} hasFile={inFile !== null} />
    </>
  );
}

/** The work of a step in order, one box each. */
function Boxes({ boxes }: { boxes: Box[] }) {
  return (
    <ol className="tool-boxes">
      {boxes.map(({ title, text, href, commands }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Sentence text={text} /> {href && <a href={href}>Details</a>}
          </p>
          {commands !== undefined && <CodeOutput text={fillInOwnNames(commands)} />}
        </li>
      ))}
    </ol>
  );
}

function Step({ step, boxes }: { step: PlannedStep; boxes: Box[] }) {
  const { version, previous, wait, changes } = step;
  return (
    <section className="tool-step">
      {wait && (
        <>
          <h2>Wait {wait.time}</h2>
          <p>{wait.why}</p>
        </>
      )}
      <h2>
        From {previous} to {version}
      </h2>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ release, text, link }) => (
            <li key={text}>
              <Sentence text={text} /> {link && <a href={link.href}>{link.label}</a>} <small>{release}</small>
            </li>
          ))}
        </ul>
      )}
      <Boxes boxes={boxes} />
    </section>
  );
}
