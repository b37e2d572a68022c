import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { renderImages } from "../../src/deploy/renderImages.ts";

const size = { width: 1200, height: 630 };

async function render(names: string[], chromium: string | undefined) {
  const folder = await tempTree({ "made.png": "png" });
  const drawings = names.map((name) => ({ html: "<p>", file: join(folder, name) }));
  return renderImages({ drawings, size, chromium, print: () => undefined });
}

describe("drawing images", () => {
  it("needs no browser when all images exist", async () => {
    expect(await render(["made.png", "made.png"], undefined)).toBe(0);
  });

  it("says what to do when there is no Chromium", async () => {
    await expect(render(["made.png", "new.png"], undefined)).rejects.toThrow(
      "No Chromium was found to draw the images with. Install Chromium or Chrome, or set CHROMIUM_PATH",
    );
    await expect(render(["new.png"], "/no/such/chromium")).rejects.toThrow(
      'CHROMIUM_PATH names "/no/such/chromium", which does not exist.',
    );
  });
});
