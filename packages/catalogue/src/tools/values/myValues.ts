import { type Reading, readDomain, readIpv4, readIpv6, shorten } from "../readNames.ts";

/** What a reader can enter of their own server; an empty field keeps the example. */
export const noValues = { domain: "", host: "", ipv4: "", ipv6: "", admin: "", install: "" };
export type MyValues = typeof noValues;
const valueFields = Object.keys(noValues) as (keyof MyValues)[];

/** Of both storages: the tab's own, and the one that is used if the reader asks for it. */
const VALUES_KEY = "my-values";

/** The values in the form that pages show, where what is wrong counts as not entered, and what is wrong with each. */
export function readEntered(values: MyValues): { usable: MyValues; faults: Partial<MyValues> } {
  const [usable, faults] = [{ ...noValues }, {} as Partial<MyValues>];
  for (const field of valueFields) {
    const reading = readField(field, values[field]);
    if ("value" in reading) usable[field] = reading.value;
    else faults[field] = reading.error;
  }
  return { usable, faults };
}

function readField(field: keyof MyValues, entered: string): Reading {
  const text = entered.trim();
  if (text === "") return { value: "" };
  if (field === "domain" || field === "host") return readDomain(text);
  if (field === "ipv4") return readIpv4(text);
  if (field === "ipv6") return readIpv6(text);
  if (field === "install") return { value: text };
  if (/^[\w.@+-]{1,64}$/.test(text)) return { value: text };
  return { error: `“${shorten(text)}” is not an account name. Use letters, digits and . @ + - _.` };
}

/** What the tab or the browser keeps. */
export function readValues(): MyValues {
  try {
    const text = sessionStorage.getItem(VALUES_KEY) ?? localStorage.getItem(VALUES_KEY) ?? "{}";
    const stored: Record<string, unknown> = JSON.parse(text);
    const known = valueFields.map((field) => [field, stored[field]]);
    return { ...noValues, ...Object.fromEntries(known.filter(([, value]) => typeof value === "string")) };
  } catch {
    return noValues;
  }
}

/** What tools begin with. */
export function usableValues(): MyValues {
  return readEntered(readValues()).usable;
}

/** Keeps them in the tab, and in the browser only if the reader wants that. */
export function storeValues(values: MyValues, isRemembered: boolean): void {
  try {
    const isEmpty = valueFields.every((field) => values[field] === "");
    const text = JSON.stringify(values);
    if (isEmpty) sessionStorage.removeItem(VALUES_KEY);
    else sessionStorage.setItem(VALUES_KEY, text);
    if (isRemembered && !isEmpty) localStorage.setItem(VALUES_KEY, text);
    else localStorage.removeItem(VALUES_KEY);
  } catch {
    // Blocked: the values then last as long as the page.
  }
}

export function areRemembered(): boolean {
  try {
    return localStorage.getItem(VALUES_KEY) !== null;
  } catch {
    return false;
  }
}
