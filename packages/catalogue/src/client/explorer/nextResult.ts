const RESULT = "dt > a";

/** Where arrow keys and Enter lead among field and results; null where the key keeps its usual meaning. */
export function nextResult(root: HTMLElement, key: string, from: EventTarget | null): HTMLElement | null {
  const field = root.querySelector<HTMLInputElement>("input[type=search]");
  const results = [...root.querySelectorAll<HTMLElement>(RESULT)];
  const at = results.indexOf(from as HTMLElement);
  if (from === field) return key === "ArrowDown" || key === "Enter" ? (results[0] ?? null) : null;
  if (at < 0) return null;
  if (key === "ArrowDown") return results[at + 1] ?? null;
  return key === "ArrowUp" ? (results[at - 1] ?? field) : null;
}
