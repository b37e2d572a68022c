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
  test("hides secrets, and copies them with the plan", async ({ open }) => {
    const page = await open("/tools/move", {
      site: "real",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const route = '[queue.route.hub]\ntype = "relay"\naddress = "mail.example.org"\n';
    await page.locator("textarea").fill(`${route}auth.secret = "correct horse"\n`);
    await page.getByText('"object":"MtaRoute"').waitFor();
    expect(await page.locator(".tool").textContent()).not.toContain("correct horse");
    await page.locator(".tool .code-copy").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('"secret":"correct horse"');
  });

  test("says how many settings need a decision, and names the field of each", async ({ open }) => {
    const page = await open("/tools/move", { site: "real" });
    const field = page.locator("textarea");
    await field.fill('[directory.ldap]\ntype = "ldap"\nurl = "ldap://ldap.example.org"\n');
    await page.getByText("2 settings: 2 to decide").waitFor();
    await page.getByText("x:Directory.Ldap.url").waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await field.fill("Dear server, what do I do?");
    await page.getByText("No setting was found.").waitFor();
    expect(await field.inputValue()).toBe("Dear server, what do I do?");
  });

  test("says which listeners get another name, also where an expression names one", async ({ open }) => {
    const page = await open("/tools/move", { site: "real" });
    const auth = `[session.auth]\nrequire = "starts_with(listener, 'smtp')"\n`;
    const listener = '[server.listener.smtps]\nbind = "[::]:465"\nprotocol = "smtp"\n';
    await page.locator("textarea").fill(auth + listener);
    const rows = page.locator(".tool-findings li").filter({ hasText: "smtps → submissions" });
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.first().textContent()).toContain("Write the new names.");
  });

  test("says what else changes, and fills in the planner", async ({ open }) => {
    const page = await open("/tools/move", { site: "real" });
    const settings = [
      'directory.a.type = "ldap"',
      'cluster.coordinator = "r"',
      'store.p.type = "postgresql"',
    ];
    await page.locator("textarea").fill(settings.join("\n"));
    await page.getByRole("heading", { name: "What else changes with 0.16" }).waitFor();
    await page.getByText("LDAP filters must find full addresses").waitFor();
    await page.locator(".tool").getByRole("link", { name: "Upgrade planner" }).click();
    await page.getByRole("checkbox", { name: "Several nodes" }).waitFor();
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);
    expect(await page.getByRole("checkbox", { name: "PostgreSQL" }).isChecked()).toBe(true);
  });
});
