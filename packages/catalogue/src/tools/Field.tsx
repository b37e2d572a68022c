import { type ReactNode, useId, useState } from "react";

interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  hint?: string | undefined;
  /** Replaces the hint, but not before an empty field was left. */
  error?: string | undefined;
}

/** A text field with a hint or an error below it. */
export function Field({ label, value, onChange, placeholder, hint, error }: FieldProps) {
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const problem = value === "" && !wasLeft ? undefined : error;
  const below = problem ?? hint;
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        placeholder={placeholder}
        {...uncorrected}
        aria-invalid={problem !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-note`}
      />
      {below !== undefined && (
        <p id={`${id}-note`} className={problem ? "tool-error" : "tool-note"}>
          {below}
        </p>
      )}
    </div>
  );
}

/** What is typed are names and code, which browsers must not correct. */
export const uncorrected = { autoCapitalize: "off", autoComplete: "off", spellCheck: "false" } as const;

export function FormActions({ onExample, onClear }: Record<"onExample" | "onClear", () => void>) {
  return (
    <div className="tool-actions">
      <button type="button" onClick={onExample}>
        Load an example
      </button>
      <button type="button" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Pick<FieldProps, "label" | "value" | "onChange"> {
  options: readonly (string | Option)[];
  /** Further options, in groups. */
  children?: ReactNode;
  note?: string;
}

export function SelectField({ label, value, onChange, options, children, note }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => {
          const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
        {children}
      </select>
      {note !== undefined && <p className="tool-note">{note}</p>}
    </div>
  );
}

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <label>
      <input type="checkbox" checked={isChecked} onChange={() => onChange(!isChecked)} /> {label}
    </label>
  );
}

interface CheckFieldsProps {
  options: Option[];
  /** The checked values, separated by spaces. */
  value: string;
  onChange(value: string): void;
}

/** Checkboxes whose state is one text, like that of all fields of a tool. */
export function CheckFields({ options, value: text, onChange }: CheckFieldsProps) {
  const chosen = text.split(" ");
  return options.map(({ value, label }) => {
    const isChecked = chosen.includes(value);
    const toggled = isChecked ? chosen.filter((one) => one !== value) : [...chosen, value];
    const toggle = () => onChange(toggled.join(" "));
    return <CheckField key={value} label={label} isChecked={isChecked} onChange={toggle} />;
  });
}
