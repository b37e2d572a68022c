import { expect, it, vi } from "vitest";
import { main } from "../src/cli.ts";

it("refuses the words that are left when the dashes before the options are forgotten", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await main(["build", "other/content"], "")).toBe(2);
  expect(printed.mock.calls).toEqual([
    [
      'build takes no argument, but got "other/content". Write options after two dashes: npm run build -- --content DIR.',
    ],
  ]);
});

it("refuses an option whose variable was empty", async () => {
  await expect(main(["build", "--out", ""], "")).rejects.toThrow(
    "--out has no value: a variable may be empty.",
  );
});
