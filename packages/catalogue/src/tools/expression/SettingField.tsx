import { groupBy } from "@docs/generator/groupBy";
import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { SelectField } from "../Field.tsx";

interface SettingFieldProps {
  facts: ExpressionFacts;
  value: string;
  onChange(key: string): void;
}

/** A choice of all settings that take an expression, grouped by what they configure. */
export function SettingField({ facts, value, onChange }: SettingFieldProps) {
  const parts = facts.release === "0.16" ? 1 : 2;
  const groups = groupBy(facts.settings, ({ key }) => key.split(".", parts).join("."));
  return (
    <SelectField
      label="Setting"
      value={value}
      onChange={onChange}
      note="It decides which variables there are. Without text, its default is filled in."
    >
      <option value="">Any setting</option>
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
