/** Work that goes on beside other work: whoever awaits it later sees its failure, and nobody else has to. */
export function ignoreRejection<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}
