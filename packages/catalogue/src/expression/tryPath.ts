interface Tried {
  text: string;
  /** The release of a text that is neither TOML nor JSON, `0.16`. */
  release?: string;
  /** The setting of a text that does not name it. */
  setting?: string;
}

/** The address that opens an expression in the playground; what is behind the hash is never sent. */
export function tryPath({ text, ...given }: Tried): string {
  return `/tools/expression#${new URLSearchParams({ try: text, ...given })}`;
}
