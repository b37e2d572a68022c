import { describe, expect, onTestFinished } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { deploySite } from "./support/deploySite.ts";
import { stored } from "./support/pageFacts.ts";

describe("announcement bar", () => {
  test("shows the configured text as Markdown, above the navbar", async ({ open }) => {
    const page = await open("/docs/start", { site: "extras", until: "load" });
    const bar = page.locator(".announcement");
    expect(await bar.textContent()).toBe("The autumn release is here.");
    expect(await bar.locator("strong").textContent()).toBe("autumn");
    const [barBox, navbarBox] = await Promise.all([bar.boundingBox(), page.locator(".navbar").boundingBox()]);
    expect(barBox?.y).toBe(0);
    expect(navbarBox?.y).toBe(barBox?.height);
  });

  test("is absent where none is configured", async ({ open }) => {
    const page = await open("/docs/start", { until: "load" });
    expect(await page.locator(".announcement").count()).toBe(0);
  });

  test("stays away once dismissed, on this page and on later ones", async ({ open }) => {
    const page = await open("/docs/start", { site: "extras" });
    await page.getByRole("button", { name: "Dismiss announcement" }).click();
    expect(await page.locator(".announcement").isVisible()).toBe(false);
    expect(await page.locator(":focus").getAttribute("class")).toBe("brand");
    expect(await stored(page, "announcement.id")).toBe("autumn");
    expect(await stored(page, "announcement.dismissed")).toBe("true");

    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    expect(await page.locator(".announcement").isVisible()).toBe(false);
    await page.reload();
    expect(await page.locator(".announcement").isVisible()).toBe(false);
  });

  test("goes from all tabs when it is dismissed in one", async ({ open }) => {
    const first = await open("/docs/start", { site: "extras" });
    const second = await first.context().newPage();
    await second.goto(siteUrl("/blog", "extras"));
    expect(await second.locator(".announcement").isVisible()).toBe(true);
    await first.getByRole("button", { name: "Dismiss announcement" }).click();
    await expect.poll(() => second.locator(".announcement").isVisible()).toBe(false);
  });

  test("is hidden before the body exists, so it does not flash", async ({ open }) => {
    const page = await open("/docs/start", { site: "extras", until: "load" });
    await page.getByRole("button", { name: "Dismiss announcement" }).click();
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        Reflect.set(window, "firstState", document.documentElement.dataset.announcement);
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => Reflect.get(window, "firstState"))).toBe("hidden");
  });

  test("comes back when its id changes", async ({ open }) => {
    const deployment = await deploySite("extras");
    onTestFinished(() => deployment.close());
    const page = await open("/", { until: "load" });
    await page.goto(deployment.url);
    await page.getByRole("button", { name: "Dismiss announcement" }).click();

    await deployment.redeploy("renewed");
    await page.reload();
    expect(await page.locator(".announcement").textContent()).toBe("The winter release is here.");
    expect(await stored(page, "announcement.id")).toBe("winter");
    expect(await stored(page, "announcement.dismissed")).toBeNull();
  });
});
