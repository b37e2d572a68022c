import { type ReactNode, useId } from "react";

interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  hint?: string | undefined;
  /** Replaces the hint. */
  error?: string | undefined;
}

/** A text field with a hint or an error below it. */
export function Field({ label, value, onChange, placeholder, hint, error }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={placeholder}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck="false"
        aria-invalid={error !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-note`}
      />
      {below !== undefined && (
        <p id={`${id}-note`} className={error ? "tool-error" : "tool-note"}>
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
