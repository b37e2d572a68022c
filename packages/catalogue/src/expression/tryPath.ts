interface Tried {
  text: string;
  release: string;
  /** The setting of a text that does not name it. */
  setting?: string;
}

/** The address that opens an expression in the playground; what is behind the hash is never sent. */
export function tryPath({ text, release, setting }: Tried): string {
  return `/tools/expression#${new URLSearchParams({ try: text, release, ...(setting ? { setting } : {}) })}`;
}
