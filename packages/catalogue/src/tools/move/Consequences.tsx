import type { MoveFile } from "../../toml/moveFile.ts";
import { Sentence } from "../Findings.tsx";
import { platformLabels, type UpgradeForm } from "../upgrade/planUpgrade.ts";
import { enterInto } from "../useForm.ts";

interface ConsequencesProps extends Pick<MoveFile, "consequences" | "planner" | "to"> {
  /** Fields of the planner that the settings tell. */
  fields: Partial<UpgradeForm>;
}

/** Lists what changes besides the settings, and leads to the planner, which has the order of work. */
export function Consequences({ consequences, planner, to, fields }: ConsequencesProps) {
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
