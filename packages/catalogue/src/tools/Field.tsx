import { useId } from "react";

interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  /** What to enter, in a few words. */
  hint?: string | undefined;
  /** What is wrong with the value; stands in the place of the hint. */
  error?: string | undefined;
}

/** A field for one line, with its mistake beside it. */
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
