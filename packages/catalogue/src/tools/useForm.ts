import { useState } from "react";

/** The fields of a tool, which are gone with the page: what is pasted can contain secrets. */
export function useForm<Form extends Record<string, string>>(first: Form | (() => Form)) {
  const [values, setValues] = useState(first);
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
  };
}
