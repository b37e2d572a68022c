/** Returns the last value of the key if its inputs are identical, compared one by one, or makes a new one. */
export type Memo = <Value>(key: string, inputs: readonly unknown[], make: () => Value) => Value;

/** For builds, which make everything once. */
export const makeAlways: Memo = (_key, _inputs, make) => make();

export type Made = ReadonlyMap<string, { inputs: readonly unknown[]; value: unknown }>;

/** Reuses the values of an earlier round; values that are not requested again are dropped. */
export function memoAfter(earlier: Made): { memo: Memo; made: Made } {
  const made = new Map<string, { inputs: readonly unknown[]; value: unknown }>();
  return {
    made,
    memo<Value>(key: string, inputs: readonly unknown[], make: () => Value): Value {
      const last = earlier.get(key);
      const isSame =
        last?.inputs.length === inputs.length && last.inputs.every((part, at) => part === inputs[at]);
      const entry = last && isSame ? last : { inputs, value: make() };
      made.set(key, entry);
      return entry.value as Value;
    },
  };
}
