import { useState } from "react";
import { parseFields } from "./values/myValues.ts";

type Values = Record<string, string>;

/** The fields of a tool, kept in the session storage; `own` gives initial values from the reader's own ones. */
export function useSessionForm<Form extends Values>(tool: string, initial: Form, own?: () => Partial<Form>) {
  const key = `tool-${tool}`;
  const [values, setValues] = useState(() => readForm(key, initial) ?? { ...initial, ...own?.() });

  function save(form: Form) {
    setValues(form);
    try {
      sessionStorage.setItem(key, JSON.stringify(form));
    } catch {
      // Storage is blocked or full: the fields are lost with the page.
    }
  }

  const change = (changed: Partial<Form>) => save({ ...values, ...changed });
  return {
    values,
    change,
    /** Returns the props of a field. */
    field: (name: keyof Form) => ({
      value: values[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Form>),
    }),
    reset: () => save(initial),
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
