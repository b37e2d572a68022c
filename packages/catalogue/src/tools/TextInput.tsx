import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useState } from "react";
import { uncorrected } from "./Field.tsx";

interface TextInputProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Texts by what their buttons say. */
  examples?: Record<string, string>;
  error?: string | undefined;
  rows?: number;
  /** Returns the text of a file that can be packed or larger than what is needed of it. */
  read?(file: File): Promise<string>;
}

/** Browsers take seconds to render a text area with more. */
const MAX_BYTES = 10_000_000;
/** Browsers need a second to insert a megabyte as if it was typed. */
const MAX_TYPED = 100_000;

/** Lines of the first example that an empty area shows. */
const SHOWN = 3;

/** A text area that also accepts a file, chosen or dropped. */
export function TextInput({ label, value, onChange, examples = {}, error, rows = 9, read }: TextInputProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const problem = refused ?? error;
  const [example] = Object.values(examples);

  async function open(file: File | undefined) {
    if (!file) return;
    const isTooLarge = !read && file.size > MAX_BYTES;
    setRefused(isTooLarge ? `“${file.name}” is larger than 10 MB. Paste the part you need.` : undefined);
    if (isTooLarge) return;
    try {
      onChange(await (read ?? readFileText)(file));
    } catch (cause) {
      const reason = cause instanceof DOMException || !(cause instanceof Error) ? "" : `: ${cause.message}`;
      setRefused(`“${file.name}” cannot be read${reason}. Paste its text instead.`);
    }
  }

  function onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length <= MAX_TYPED) return;
    event.preventDefault();
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    change(before.slice(0, selectionStart) + pasted + before.slice(selectionEnd));
  }

  function onChoice({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void open(currentTarget.files?.[0]);
    // Lets the same file be chosen again after an edit.
    currentTarget.value = "";
  }

  function change(text: string) {
    setRefused(undefined);
    onChange(text);
  }

  return (
    <div className="tool-field">
      <div className="tool-head">
        <label htmlFor={id}>{label}</label>
        <div className="tool-actions">
          {Object.entries(examples).map(([name, text]) => (
            <button key={name} type="button" onClick={() => change(text)}>
              {name}
            </button>
          ))}
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
      <textarea
        id={id}
        rows={rows}
        value={value}
        placeholder={example?.split("\n", SHOWN).join("\n")}
        onChange={(event) => change(event.currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        onPaste={onPaste}
        {...uncorrected}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={problem ? "tool-error" : "tool-note"}>
        {problem ?? "Paste text, or drop a file. It is neither sent nor stored."}
      </p>
    </div>
  );
}

/** Returns the text of a file; PowerShell writes the output of a command in UTF-16, with a mark that says so. */
export async function readFileText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
