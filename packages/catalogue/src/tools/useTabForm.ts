import { useState } from "react";

type Values = Record<string, string>;

/**
 * The fields of a tool, kept for as long as the tab is open: whoever follows a link finds them again on the way back.
 * The first time, they have what the reader has entered as their own values.
 */
export function useTabForm<Form extends Values>(tool: string, initial: Form, own?: () => Partial<Form>) {
  const key = `tool-${tool}`;
  const [values, setValues] = useState(() => readForm(key, initial) ?? { ...initial, ...own?.() });

  function keep(form: Form) {
    setValues(form);
    try {
      sessionStorage.setItem(key, JSON.stringify(form));
    } catch {
      // Blocked or full: the fields then last as long as the page.
    }
  }

  /** Changes some fields and keeps the others. */
  const change = (changed: Partial<Form>) => keep({ ...values, ...changed });
  return {
    values,
    change,
    /** What a field of the form needs to be drawn. */
    field: (name: keyof Form) => ({
      value: values[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Form>),
    }),
    /** Empties all fields. */
    reset: () => keep(initial),
  };
}

/** What is stored may be of an older build: only texts in fields that still exist are taken. */
function readForm<Form extends Values>(key: string, initial: Form): Form | null {
  try {
    const stored: object | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (stored === null) return null;
    const kept = Object.entries(stored).filter(
      ([name, value]) => name in initial && typeof value === "string",
    );
    return { ...initial, ...Object.fromEntries(kept) };
  } catch {
    return null;
  }
}
