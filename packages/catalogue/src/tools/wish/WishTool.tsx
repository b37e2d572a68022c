import type { IslandProps } from "@docs/generator";
import { useState } from "react";
import { storedSettings, toCommands } from "../../configuration/convertConfig.ts";
import type { Wish } from "../../data/referenceSchemas.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { Field } from "../Field.tsx";
import "../tools.css";
import { fillInOwnNames } from "../values/findPlaceholders.ts";
import { grantWish } from "./grantWish.ts";

/** Calculates all settings that depend on one number. */
export default function WishTool({ element }: IslandProps) {
  // The build has validated this data.
  const [wish] = useState((): Wish => JSON.parse(element.dataset["wish"] ?? ""));
  const [entered, setEntered] = useState(String(wish.example));
  const results = grantWish(entered, wish);
  return (
    <div className="tool">
      <Field
        label={wish.label}
        value={entered}
        onChange={setEntered}
        error={"error" in results ? results.error : undefined}
      />
      {"error" in results
        ? null
        : results.map(({ title, text, isStored }) => (
            <div key={title} className="tool-view">
              <CodeOutput title={title} text={text} />
              {isStored && (
                <CodeOutput
                  title="The same with stalwart-cli"
                  text={fillInOwnNames(toCommands(storedSettings(`${text}\n`)))}
                />
              )}
            </div>
          ))}
    </div>
  );
}
