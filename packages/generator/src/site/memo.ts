/** Makes a value, or takes the last one where it was made of the same things, compared one by one. */
export type Memo = <Value>(key: string, madeOf: readonly unknown[], make: () => Value) => Value;

/** A build makes everything once. */
export const makeAlways: Memo = (_key, _madeOf, make) => make();

export type Made = ReadonlyMap<string, { madeOf: readonly unknown[]; value: unknown }>;

/** Takes over what an earlier round made; what is not asked for again is forgotten. */
export function memoAfter(earlier: Made): { memo: Memo; made: Made } {
  const made = new Map<string, { madeOf: readonly unknown[]; value: unknown }>();
  return {
    made,
    memo<Value>(key: string, madeOf: readonly unknown[], make: () => Value): Value {
      const last = earlier.get(key);
      const isSame =
        last?.madeOf.length === madeOf.length && last.madeOf.every((part, at) => part === madeOf[at]);
      const entry = last && isSame ? last : { madeOf, value: make() };
      made.set(key, entry);
      return entry.value as Value;
    },
  };
}
