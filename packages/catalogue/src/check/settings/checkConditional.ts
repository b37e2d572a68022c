import type { Finding } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Setting } from "../../data/schemas.ts";
import { checkExpressionText, wrongValue } from "./checkText.ts";

interface Conditional {
  key: string;
  branches: Record<string, string>[];
  setting: Setting;
}

/** Conditions come first, each with its answer; one `else` ends the list. */
export function checkConditional({ key, branches, setting }: Conditional, catalogue: Catalogue): Finding[] {
  if (setting.type !== "expression") {
    return [wrongValue(key, "a list of conditions", "It is no expression: write one value.")];
  }
  const isSound = branches.every((branch, at) => {
    const words = Object.keys(branch).toSorted().join(" ");
    return words === (at === branches.length - 1 ? "else" : "if then");
  });
  if (!isSound || branches.length < 2) {
    const hint = "Write { if = …, then = … } for each case and { else = … } as the last.";
    return [wrongValue(key, "an incomplete list of conditions", hint)];
  }
  return branches
    .flatMap((branch) => Object.values(branch))
    .flatMap((text) => checkExpressionText({ key, text, setting }, catalogue));
}
