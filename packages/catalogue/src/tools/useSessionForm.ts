import { useEffect, useState } from "react";
import { useForm } from "./useForm.ts";
import { parseFields } from "./values/myValues.ts";

type Values = Record<string, string>;

interface SessionFormOptions<Form extends Values> {
  /** The field for pasted text, which is not stored. */
  pasted?: keyof Form;
  /** Returns initial values from the reader's own ones. */
  own?(): Partial<Form>;
}

/** The fields of a tool, kept in the session storage. */
export function useSessionForm<Form extends Values>(
  tool: string,
  initial: Form,
  { pasted, own }: SessionFormOptions<Form> = {},
) {
  const key = `tool-${tool}`;
  const [first] = useState(() => readForm(key, initial) ?? { ...initial, ...own?.() });
  const form = useForm(tool, () => first);
  const { values, change } = form;

  useEffect(() => {
    if (values === first) return;
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...values, ...(pasted ? { [pasted]: "" } : {}) }));
    } catch {
      // Storage is blocked or full: the fields are lost with the page.
    }
  }, [key, values, first, pasted]);

  return { ...form, reset: () => change(initial) };
}

function readForm<Form extends Values>(key: string, initial: Form): Form | null {
  try {
    const json = sessionStorage.getItem(key);
    return json === null ? null : parseFields(json, initial);
  } catch {
    return null;
  }
}
