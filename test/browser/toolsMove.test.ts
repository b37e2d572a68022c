import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { describeTool } from "./support/toolTests.ts";

describeTool({
  path: "/tools/move",
  async use(page) {
    await page.getByRole("button", { name: "Load an example" }).click();
    await page.getByText('"maxMessageSize"').waitFor();
    await page.getByText('"object":"NetworkListener"').waitFor();
  },
});

describe("moving to 0.16", () => {
  test("says how many settings need a decision, and names the field of each", async ({ open }) => {
    const page = await open("/tools/move", { site: "real" });
    const field = page.locator("textarea");
    await field.fill('[directory.ldap]\ntype = "ldap"\nurl = "ldap://ldap.example.org"\n');
    await page.getByText("2 settings: 2 to decide").waitFor();
    await page.getByText("x:Directory.Ldap.url").waitFor();
    await field.fill("Dear server, what do I do?");
    await page.getByText("No setting was found.").waitFor();
    expect(await field.inputValue()).toBe("Dear server, what do I do?");
  });
});
