import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { readCommandLine } from "../../src/commands/commandLine.ts";
import { runDeploy } from "../../src/commands/deploy.ts";
import { readHostedSite } from "../../src/deploy/hostedSite.ts";

const table = (baseUrl: string) => `${baseUrl}*\n  X-Content-Type-Options: nosniff\n`;

describe("a built site for a host configuration", () => {
  it("lists the folders that have an index page", async () => {
    const folder = await tempTree({
      _headers: table("/"),
      _redirects: "/docs/mail /docs/mail/overview 301\n/docs/x/index.html /docs/x 301\n",
      "index.html": "",
      "docs/index.html": "",
      "docs/x.html": "",
      "docs/mail.html": "The page for hosts that only have files.",
    });
    expect(readHostedSite(folder, 80)).toMatchObject({
      root: folder,
      baseUrl: "/",
      indexFolders: ["docs"],
      hidden: ["/404", "/404.html", "/_headers", "/_redirects"],
      redirects: [
        ["/docs", "/docs/"],
        ["/docs/mail", "/docs/mail/overview"],
      ],
      withoutCopy: ["/index.html", "/docs/index.html", "/docs/x.html"],
    });
  });

  it("is below the root when it has a base path", async () => {
    const folder = await tempTree({
      "the/manual/_headers": table("/the/manual/"),
      "the/manual/_redirects": "",
      "the/manual/index.html": "",
    });
    const site = readHostedSite(join(folder, "the/manual"), 80);
    expect(site).toMatchObject({ root: folder, baseUrl: "/the/manual/", indexFolders: ["the/manual"] });
  });

  it("is rejected if its folder does not match the base path, with a hint", async () => {
    const folder = await tempTree({ _headers: table("/manual/"), "index.html": "" });
    expect(() => readHostedSite(folder, 80)).toThrow(
      `The site is made for /manual/, but its folder is ${folder}. Build it with --out site/manual`,
    );
  });

  it.each(["nginx", "compress"])("is reported by name when it does not exist, by deploy %s", async (part) => {
    const folder = await tempTree({ "index.html": "" });
    const commandLine = readCommandLine(["deploy", part, "--out", folder], "");
    await expect(runDeploy(commandLine)).rejects.toThrow(
      `There is no built site in ${folder}: it has no _headers. Run "npm run build" first.`,
    );
    expect(await readdir(folder)).toEqual(["index.html"]);
  });
});
