import { useEffect, useState } from "react";
import { parseFields } from "./values/myValues.ts";

type Fields = Record<string, string>;

/** What was entered into each tool: readers follow a link of the answer and come back. It is gone with the document. */
const entered = new Map<string, Fields>();

/** Fills in fields of a tool that a link leads to. */
export function enterInto(tool: string, values: Fields) {
  entered.set(tool, { ...entered.get(tool), ...values });
}

interface FormOptions<Form extends Fields> {
  /** Keeps the fields in the session storage, except the one for pasted text, which can contain secrets. */
  kept?: { except?: keyof Form };
  /** Returns initial values from the reader's own ones. */
  own?(): Partial<Form>;
}

/** The fields of a tool. */
export function useForm<Form extends Fields>(tool: string, initial: Form, options: FormOptions<Form> = {}) {
  const { kept, own } = options;
  const key = `tool-${tool}`;
  const [values, setValues] = useState((): Form => {
    const stored = kept ? readForm(key, initial) : null;
    return { ...(stored ?? { ...initial, ...own?.() }), ...entered.get(tool) };
  });
  // A file is read for a while, in which other fields can change.
  const change = (changed: Partial<Form>) =>
    setValues((last) => {
      const merged = { ...last, ...changed };
      entered.set(tool, merged);
      return merged;
    });

  const stored = kept && JSON.stringify(kept.except ? { ...values, [kept.except]: "" } : values);
  useEffect(() => {
    if (stored === undefined) return;
    try {
      sessionStorage.setItem(key, stored);
    } catch {
      // Storage is blocked or full: the fields are lost with the page.
    }
  }, [key, stored]);

  return {
    values,
    change,
    reset: () => change(initial),
    /** Returns the props of a field. */
    field: (name: keyof Form) => ({
      value: values[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Form>),
    }),
  };
}

function readForm<Form extends Fields>(key: string, initial: Form): Form | null {
  try {
    const json = sessionStorage.getItem(key);
    return json === null ? null : parseFields(json, initial);
  } catch {
    return null;
  }
}
