import { Fragment, useState } from "react";
import { syntaxHint } from "../../toml/checkSyntax.ts";
import { storedSettings, toCommands, toRequests } from "../../toml/convertConfig.ts";
import { findMisplaced } from "../../toml/localKeys.ts";
import { CodeOutput } from "../CodeOutput.tsx";
import { TextInput } from "../TextInput.tsx";
import "../tools.css";
import { fillInOwnNames } from "../values/findPlaceholders.ts";
import example from "./example.toml?raw";

/** Converts settings in TOML to the commands and requests that store them in the database. */
export default function ConvertTool() {
  const [text, setText] = useState("");
  // The server's parser requires a final line break.
  const { fault, local } = findMisplaced(`${text}\n`);
  const line = fault && text.slice(0, fault.at).split("\n").length;
  const settings = fault || text.trim() === "" ? [] : storedSettings(`${text}\n`);
  return (
    <div className="tool">
      <TextInput
        label="Settings in TOML"
        value={text}
        onChange={setText}
        examples={{ "Load an example": example }}
        error={
          fault &&
          `Line ${line}: ${syntaxHint(fault.message) ?? "This cannot be read."} The server reports: ${fault.message}`
        }
      />
      {!fault && local.length > 0 && (
        <p role="status">
          These keys belong in <code>config.toml</code>, and the commands would rewrite that file on the
          server:{" "}
          {local.map((key, at) => (
            <Fragment key={key}>
              {at > 0 && ", "}
              <code>{key}</code>
            </Fragment>
          ))}
        </p>
      )}
      {settings.length > 0 && (
        <>
          <h2>stalwart-cli</h2>
          <CodeOutput title="CLI" text={fillInOwnNames(toCommands(settings))} />
          <h2>Management API</h2>
          <CodeOutput title="API" text={fillInOwnNames(toRequests(settings))} />
        </>
      )}
    </div>
  );
}
