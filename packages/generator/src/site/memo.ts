/** Like `Remember`, in memory: returns the value of the name if its inputs are identical, one by one, or makes it. */
export type Memo = <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value;

export function createMemo(): Memo {
  const values = new Map<string, { inputs: readonly unknown[]; value: unknown }>();
  return <Value>(name: string, inputs: readonly unknown[], make: () => Value) => {
    const last = values.get(name);
    const isSame =
      last?.inputs.length === inputs.length && last.inputs.every((part, at) => part === inputs[at]);
    if (isSame) return last.value as Value;
    const value = make();
    values.set(name, { inputs, value });
    return value;
  };
}
