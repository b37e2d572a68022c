/**
 * How much more a long text costs than sixteen short ones that together are as long: about 1 where time grows with the
 * length, up to 16 where it grows with its square.
 */
export async function costOfWhole(work: (text: string) => unknown, long: string, short: string) {
  await work(short);
  const parts = await costOf(async () => {
    for (let part = 0; part < 16; part++) await work(short);
  });
  // The shorter of two runs: one may contain the garbage collector's work for what was before. The parts share theirs.
  const whole = Math.min(await costOf(() => work(long)), await costOf(() => work(long)));
  return whole / parts;
}

/** Processor time: other programs hardly change it. Only the sum is exact; the system estimates how much of it was its own. */
async function costOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
