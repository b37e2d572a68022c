/** Gives an object a field whose value is worked out for the first who asks. */
export function lazily<Value>(object: object, name: string, make: () => Value): void {
  let made: { value: Value } | null = null;
  const get = () => {
    made ??= { value: make() };
    return made.value;
  };
  Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
}
