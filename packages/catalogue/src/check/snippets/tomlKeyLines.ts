import { tomlKeys } from "../../data/tomlKeys.ts";

/** Where an assignment stands in a text that is sound TOML. */
export function tomlKeyLines(text: string): (parts: readonly string[]) => number {
  const found = tomlKeys(text);
  return (wanted) => {
    const around = found.filter(({ parts }) => parts.every((part, at) => part === wanted[at]));
    const closest = around.toSorted((a, b) => b.parts.length - a.parts.length)[0];
    return closest?.line ?? 1;
  };
}
