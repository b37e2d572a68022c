import { useState } from "react";

/** What was entered into each tool: readers follow a link of the answer and come back. It is gone with the document. */
const entered = new Map<string, Record<string, string>>();

/** Fills in fields of a tool that a link leads to. */
export function enterInto(tool: string, values: Record<string, string>) {
  entered.set(tool, { ...entered.get(tool), ...values });
}

/** The fields of a tool, which are not stored: what is pasted can contain secrets. */
export function useForm<Form extends Record<string, string>>(tool: string, first: () => Form) {
  const [values, setValues] = useState((): Form => ({ ...first(), ...entered.get(tool) }));
  // A file is read for a while, in which other fields can change.
  const change = (changed: Partial<Form>) =>
    setValues((last) => {
      const merged = { ...last, ...changed };
      entered.set(tool, merged);
      return merged;
    });
  return {
    values,
    change,
    /** Returns the props of a field. */
    field: (name: keyof Form) => ({
      value: values[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Form>),
    }),
  };
}
