import { STORE } from "../../expression/lookups.ts";
import { Field, SelectField } from "../Field.tsx";
import { TextInput } from "../TextInput.tsx";
import { type ExpressionReport, examples } from "./runExpression.ts";

type Entered = Record<"values" | "tables" | "answers", Record<string, string>>;

interface ValueFieldsProps extends Entered {
  report: ExpressionReport;
  change(changed: Partial<Record<keyof Entered, string>>): void;
}

/** Fields for the variables of the expression, and for what the server would look up. */
export function ValueFields({ report: { variables, asked }, change, ...entered }: ValueFieldsProps) {
  if (variables.length + asked.tables.length + asked.answers.length === 0) return null;
  const entry = (of: keyof Entered, name: string) => ({
    value: entered[of][name] ?? "",
    onChange: (value: string) => change({ [of]: JSON.stringify({ ...entered[of], [name]: value }) }),
  });
  return (
    <section>
      <h2>Values</h2>
      <div className="tool-fields">
        {variables.map(({ name, kind, summary, value, error }) => {
          const shared = { ...entry("values", name), value, label: name };
          return kind === "boolean" ? (
            <SelectField key={name} {...shared} options={["true", "false"]} note={summary} />
          ) : (
            <Field
              key={name}
              {...shared}
              error={error}
              hint={kind === "list" ? `${summary} Separate its items with commas.` : summary}
            />
          );
        })}
        {asked.answers.map((call) => (
          <Field
            key={call}
            label={call}
            {...entry("answers", call)}
            value={entered.answers[call] ?? examples.answers[call] ?? ""}
            hint={`Enter what the server gets${call.startsWith("dns_query") ? ", names with commas between" : ""}.`}
          />
        ))}
      </div>
      {asked.tables.map((name) => (
        <TextInput
          key={name}
          label={`${name}, one on each line${name.startsWith(STORE) ? ", or key = value" : ""}`}
          rows={3}
          {...entry("tables", name)}
          value={entered.tables[name] ?? examples.tables[name] ?? ""}
        />
      ))}
    </section>
  );
}

/** Reads the entries of a form, which are stored as JSON. */
export function readMap(json: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(json);
    return Object.fromEntries(Object.entries(stored ?? {}).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
