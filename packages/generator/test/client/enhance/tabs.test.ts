import { afterEach, describe, expect, it, vi } from "vitest";
import { applyTabs, readTabChoices } from "../../../src/client/enhance/tabs.ts";
import { stubStorage } from "../fakes.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("tab choices", () => {
  it("are empty when what was stored is not a list", () => {
    for (const tabs of ["{", "7"]) {
      stubStorage({ tabs });
      expect(readTabChoices()).toEqual([]);
    }
  });

  it("open the newest choice a group offers", () => {
    const checked: string[] = [];
    const tab = (value: string) => ({
      value,
      set checked(_on: boolean) {
        checked.push(value);
      },
    });
    const page = { querySelectorAll: () => ["Docker", "Linux", "Windows"].map(tab) };
    stubStorage({ tabs: '["Linux","Docker"]' });
    applyTabs(page as unknown as ParentNode);
    expect(checked).toEqual(["Docker", "Linux"]);
  });
});
