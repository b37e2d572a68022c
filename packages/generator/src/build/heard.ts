/** Work whose failure is heard of by whoever asks for its result. */
export function heard<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}
