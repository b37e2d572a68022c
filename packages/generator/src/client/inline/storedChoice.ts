/** A visitor's choice, read or made anew. Where storage is blocked there is none, and none is kept. */
export function storedChoice(key: string, made?: string): string | null {
  try {
    if (made) localStorage.setItem(key, made);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
