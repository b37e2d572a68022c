/**
 * How much more a long text costs than sixteen short ones that together are as long: about 1 where time grows with the
 * length, up to 16 where it grows with its square.
 */
export async function costOfWhole(work: (text: string) => unknown, long: string, short: string) {
  await work(short);
  const whole = await costOf(() => work(long));
  const parts = await costOf(async () => {
    for (let part = 0; part < 16; part++) await work(short);
  });
  return whole / parts;
}

/** Processor time of the shorter of two runs: other programs hardly change it. Only the sum is exact; the system estimates how much of it was its own. */
async function costOf(work: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < 2; run++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    costs.push(user + system);
  }
  return Math.min(...costs);
}
