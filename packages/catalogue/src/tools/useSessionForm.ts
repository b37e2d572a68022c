import { useEffect, useState } from "react";
import { parseFields } from "./values/myValues.ts";

type Values = Record<string, string>;

/** The fields of a tool, kept in the session storage; `own` gives initial values from the reader's own ones. */
export function useSessionForm<Form extends Values>(tool: string, initial: Form, own?: () => Partial<Form>) {
  const key = `tool-${tool}`;
  const [first] = useState(() => readForm(key, initial) ?? { ...initial, ...own?.() });
  const [values, setValues] = useState(first);

  useEffect(() => {
    if (values === first) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(values));
    } catch {
      // Storage is blocked or full: the fields are lost with the page.
    }
  }, [key, values, first]);

  // A file is read for a while, in which other fields can change.
  const change = (changed: Partial<Form>) => setValues((last) => ({ ...last, ...changed }));
  return {
    values,
    change,
    /** Returns the props of a field. */
    field: (name: keyof Form) => ({
      value: values[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Form>),
    }),
    reset: () => setValues(initial),
  };
}

function readForm<Form extends Values>(key: string, initial: Form): Form | null {
  try {
    const json = sessionStorage.getItem(key);
    return json === null ? null : parseFields(json, initial);
  } catch {
    return null;
  }
}
