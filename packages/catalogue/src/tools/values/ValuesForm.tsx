import { type FormEvent, type ReactNode, useState } from "react";
import { CheckField, Field } from "../Field.tsx";
import { areRemembered, type MyValues, noValues, validateValues } from "./myValues.ts";

interface ValuesFormProps {
  values: MyValues;
  onSave(values: MyValues, isRemembered: boolean): void;
  children?: ReactNode;
}

const LABELS = [
  ["domain", "Domain", "example.org"],
  ["host", "Mail host", "mail.example.org"],
  ["ipv4", "IPv4 address", "192.0.2.10"],
  ["ipv6", "IPv6 address", "2001:db8::10"],
  ["admin", "Administrator", "admin"],
] as const;

/** The form of the reader's values, which take effect when they are saved. */
export function ValuesForm({ values, onSave, children }: ValuesFormProps) {
  const [entered, setEntered] = useState(values);
  const [isRemembered, setRemembered] = useState(areRemembered);
  const { errors } = validateValues(entered);
  const change = (changed: Partial<MyValues>) => setEntered({ ...entered, ...changed });

  function save(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(errors).length === 0) onSave(entered, isRemembered);
  }

  return (
    <form className="tool" onSubmit={save} noValidate>
      <div className="tool-fields">
        {LABELS.map(([field, label, placeholder]) => (
          <Field
            key={field}
            label={label}
            value={entered[field]}
            placeholder={placeholder}
            error={errors[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      <div className="tool-checks">
        <CheckField label="Remember on this device" isChecked={isRemembered} onChange={setRemembered} />
      </div>
      <p className="tool-note">
        Your values stay in this tab, or on this device if you choose so. They are never sent, and no link
        contains them.
      </p>
      <div className="tool-actions">
        <button type="submit">Show my values</button>
        <button
          type="button"
          onClick={() => {
            setEntered(noValues);
            onSave(noValues, false);
          }}
        >
          Clear
        </button>
        {children}
      </div>
    </form>
  );
}
