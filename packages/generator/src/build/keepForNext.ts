/** Waits for what the next build is to find; where it cannot be kept, that is told and no reason to fail. */
export async function keepForNext(
  saving: Promise<unknown>[],
  savingIndex: Promise<string | null>,
  print: (line: string) => void,
): Promise<void> {
  const unsaved = (await Promise.all(saving).then(() => null, String)) ?? (await savingIndex);
  if (unsaved) print(`  The next build starts afresh: its cache cannot be written (${unsaved}).`);
}
