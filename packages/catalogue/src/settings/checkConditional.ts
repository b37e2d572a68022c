import type { CheckedSetting, SettingFacts } from "../data/settingFacts.ts";
import { checkExpressionText, type SettingFinding, wrongValue } from "./checkText.ts";

interface Conditional {
  key: string;
  branches: Record<string, string>[];
  setting: CheckedSetting;
}

/** Conditions come first, each with its answer; one `else` ends the list. */
export function checkConditional(
  { key, branches, setting }: Conditional,
  facts: SettingFacts,
): SettingFinding[] {
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
    .flatMap((text) => checkExpressionText({ key, text, setting }, facts));
}
