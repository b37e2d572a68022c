/** Like `Remember`, in memory: returns the value of the name if its inputs are identical, one by one, or makes it. */
export type Memo = <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value;

export function createMemo(): Memo {
  const values = new Map<string, { inputs: readonly unknown[]; value: unknown }>();
  return <Value>(name: string, inputs: readonly unknown[], make: () => Value) => {
    const known = values.get(name);
    const isSame =
      known?.inputs.length === inputs.length && known.inputs.every((input, at) => input === inputs[at]);
    if (isSame) return known.value as Value;
    const value = make();
    values.set(name, { inputs, value });
    return value;
  };
}
