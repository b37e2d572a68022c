import { type Reading, readDomain, readIpv4, readIpv6, truncate } from "../readNames.ts";

/** The reader's own values; an empty field keeps the example. */
export const noValues = { domain: "", host: "", ipv4: "", ipv6: "", admin: "" };
export type MyValues = typeof noValues;
const valueFields = Object.keys(noValues) as (keyof MyValues)[];

/** The key in session storage, and in local storage if the reader wants the values remembered. */
const VALUES_KEY = "my-values";

/** Validates values; invalid ones count as not entered. */
export function validateValues(values: MyValues): { valid: MyValues; errors: Partial<MyValues> } {
  const valid = { ...noValues };
  const errors: Partial<MyValues> = {};
  for (const field of valueFields) {
    const reading = readField(field, values[field]);
    if ("value" in reading) valid[field] = reading.value;
    else errors[field] = reading.error;
  }
  return { valid, errors };
}

function readField(field: keyof MyValues, entered: string): Reading {
  const text = entered.trim();
  if (text === "") return { value: "" };
  if (field === "domain" || field === "host") return readDomain(text);
  if (field === "ipv4") return readIpv4(text);
  if (field === "ipv6") return readIpv6(text);
  if (/^[\w.@+-]{1,64}$/.test(text)) return { value: text };
  return { error: `“${truncate(text)}” is not an account name. Use letters, digits and . @ + - _.` };
}

/** Parses stored fields. An older build may have stored them, so unknown fields and other types are ignored. */
export function parseFields<Form extends Record<string, string>>(json: string, initial: Form): Form {
  const stored = Object.entries(JSON.parse(json));
  const validFields = stored.filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === "string",
  );
  return { ...initial, ...Object.fromEntries(validFields) };
}

/** Reads the stored values. */
export function readValues(): MyValues {
  try {
    const json = sessionStorage.getItem(VALUES_KEY) ?? localStorage.getItem(VALUES_KEY) ?? "{}";
    return parseFields(json, noValues);
  } catch {
    return noValues;
  }
}

/** Returns the stored values that are valid. */
export function validValues(): MyValues {
  return validateValues(readValues()).valid;
}

/** Stores the values in the session, and in local storage if they are to be remembered. */
export function storeValues(values: MyValues, isRemembered: boolean): void {
  try {
    const isEmpty = valueFields.every((field) => values[field] === "");
    const text = JSON.stringify(values);
    if (isEmpty) sessionStorage.removeItem(VALUES_KEY);
    else sessionStorage.setItem(VALUES_KEY, text);
    if (isRemembered && !isEmpty) localStorage.setItem(VALUES_KEY, text);
    else localStorage.removeItem(VALUES_KEY);
  } catch {
    // Storage is blocked: the values are lost with the page.
  }
}

export function areRemembered(): boolean {
  try {
    return localStorage.getItem(VALUES_KEY) !== null;
  } catch {
    return false;
  }
}
