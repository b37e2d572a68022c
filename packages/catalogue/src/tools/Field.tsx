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
        autoCapitalize="off"
        autoComplete="off"
        spellCheck="false"
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

interface SelectFieldProps extends Pick<FieldProps, "label" | "value" | "onChange"> {
  children: ReactNode;
  note?: string;
}

export function SelectField({ label, value, onChange, children, note }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
      {note !== undefined && <p className="tool-note">{note}</p>}
    </div>
  );
}
