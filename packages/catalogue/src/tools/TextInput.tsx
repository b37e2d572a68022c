import { type ChangeEvent, type DragEvent, useId, useState } from "react";

interface TextInputProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What "Load an example" puts in. */
  example?: string;
  /** What is wrong with the value; stands below the field. */
  error?: string | undefined;
  rows?: number;
}

/** Beyond it a browser spends seconds on drawing a text area. */
const MOST_BYTES = 10_000_000;

/** A large field for pasted text, which also takes a file, by choosing or by dropping it. */
export function TextInput({ label, value, onChange, example, error, rows = 12 }: TextInputProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const problem = refused ?? error;

  async function open(file: File | undefined) {
    if (!file) return;
    const isTooLarge = file.size > MOST_BYTES;
    setRefused(isTooLarge ? `“${file.name}” is larger than 10 MB. Paste the part you need.` : undefined);
    if (isTooLarge) return;
    try {
      onChange(await file.text());
    } catch {
      setRefused(`“${file.name}” cannot be read. Paste its text instead.`);
    }
  }

  function onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  }

  function onChoice({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void open(currentTarget.files?.[0]);
    // The same file can be chosen again after it was edited.
    currentTarget.value = "";
  }

  function change(text: string) {
    setRefused(undefined);
    onChange(text);
  }

  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck="false"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={problem ? "tool-error" : "tool-note"}>
        {problem ?? "Paste text, or drop a file. It stays in this tab."}
      </p>
      <div className="tool-actions">
        {example !== undefined && (
          <button type="button" onClick={() => change(example)}>
            Load an example
          </button>
        )}
        <label className="tool-file">
          Open a file
          <input type="file" className="visually-hidden" onChange={onChoice} />
        </label>
        {value !== "" && (
          <button type="button" onClick={() => change("")}>
            Clear
          </button>
        )}
      </div>
    </div>
  );
}
