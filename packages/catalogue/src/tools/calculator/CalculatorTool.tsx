import type { IslandProps } from "@docs/generator";
import { useState } from "react";
import { storedSettings, toCommands } from "../../toml/convertConfig.ts";
import type { Calculator } from "../../toml/tomlSchemas.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { Field } from "../Field.tsx";
import "../tools.css";
import { fillInOwnNames } from "../values/findPlaceholders.ts";
import { calculateSettings } from "./calculateSettings.ts";

/** Calculates all settings that depend on one number. */
export default function CalculatorTool({ element }: IslandProps) {
  // The build has validated this data.
  const [calculator] = useState((): Calculator => JSON.parse(element.dataset["calculator"] ?? ""));
  const [entered, setEntered] = useState(String(calculator.example));
  const results = calculateSettings(entered, calculator);
  return (
    <div className="tool">
      <Field
        label={calculator.label}
        value={entered}
        onChange={setEntered}
        error={"error" in results ? results.error : undefined}
      />
      {"error" in results ? null : <Outputs outputs={results.flatMap(withCommands)} />}
    </div>
  );
}

/** The first output, and the others folded: most visitors need only one of them. */
function Outputs({ outputs: [first, ...others] }: { outputs: Output[] }) {
  return (
    <>
      {first && <CodeOutput {...first} />}
      {others.map(({ title, text }) => (
        <details key={title} className="tool-group">
          <summary>{title}</summary>
          <CodeOutput text={text} />
        </details>
      ))}
    </>
  );
}

interface Output {
  title: string;
  text: string;
}

function withCommands({ title, text, isStored }: Output & { isStored: boolean }): Output[] {
  if (!isStored) return [{ title, text }];
  const commands = fillInOwnNames(toCommands(storedSettings(`${text}\n`)));
  return [
    { title, text },
    { title: "The same with stalwart-cli", text: commands },
  ];
}
