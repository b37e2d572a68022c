import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkFile } from "../../../src/examples/traefik/checkFile.ts";

const STATIC = `entryPoints:
  smtp:
    address: ":25"
    transport: { respondingTimeouts: { readTimeout: 0s } }
  websecure:
    address: ":443"
    asDefault: true
certificatesResolvers:
  letsencrypt: { acme: { tlsChallenge: {} } }
providers:
  file:
    directory: /etc/traefik/dynamic`;

const DYNAMIC = `tcp:
  routers:
    smtp:
      entryPoints: [smtp]
      rule: "HostSNI(\`*\`)"
      service: smtp
    https:
      entryPoints:
        - websecure
      rule: "HostSNI(\`mail.example.org\`) || HostSNI(\`www.example.org\`)"
      service: smtp@file
      tls: { passthrough: true }
  services:
    smtp:
      loadBalancer:
        serversTransport: slow
        proxyProtocol: { version: 2 }
        servers:
          - address: "192.0.2.20:25"
  serversTransports:
    slow: { dialTimeout: 1m30s }
http:
  routers:
    web:
      rule: "Host(\`mail.example.org\`) && !(Method(\`GET\`) || Header(\`a\`, \`b\`))"
      service: web
      middlewares: [plain, shared@docker]
      tls: { certResolver: letsencrypt, options: default }
  middlewares:
    plain:
      headers:
        customRequestHeaders: { Forwarded: "" }
  services:
    web:
      loadBalancer:
        servers:
          - url: "http://192.0.2.20:8080"`;

/** What is said against one of the two files when this text in it is another. */
function complaint(file: "static" | "dynamic", from = "", to = "") {
  const source = file === "static" ? STATIC : DYNAMIC;
  expect(source).toContain(from);
  const files = { static: STATIC, dynamic: DYNAMIC, [file]: source.replace(from, to) };
  const page = [
    { title: "/etc/traefik/traefik.yaml", code: files.static },
    { title: "/etc/traefik/dynamic/mail.yaml", code: files.dynamic },
  ].map((example) => ({ ...example, lang: "yaml", line: 1, file: "docs/a.md" }));
  return (name: "static" | "dynamic") => {
    const example = page[name === "static" ? 0 : 1];
    return example && checkFile(example, page);
  };
}

it("accepts files that fit each other", () => {
  const said = complaint("static");
  expect([said("static"), said("dynamic")]).toEqual([null, null]);
});

describe("options", () => {
  it.each([
    ["static", "entryPoints:", "entryPoint:", 1, 'Did you mean "entryPoints"?'],
    ["static", "directory:", "dirctory:", 12, 'Did you mean "directory"?'],
    ["static", "asDefault: true", 'asDefault: "yes"', 7, "expected boolean"],
    ["static", "readTimeout: 0s", "readTimeout: 0 s", 4, "No duration"],
    ["static", '":443"', '"443"', 6, "No address"],
    ["static", 'address: ":25"', "asDefault: false", 2, "address"],
    ["static", "tlsChallenge", "tlsChalenge", 9, 'Did you mean "tlsChallenge"?'],
    ["dynamic", "proxyProtocol:", "proxyProtcol:", 17, 'Did you mean "proxyProtocol"?'],
    ["dynamic", "version: 2", "version: 3", 17, "1|2"],
    ["dynamic", "version: 2", 'version: "2"', 17, "1|2"],
    ["dynamic", "entryPoints: [smtp]", "entryPoint: [smtp]", 4, 'Did you mean "entryPoints"?'],
    ["dynamic", "entryPoints: [smtp]", "entryPoints: smtp", 4, "expected array"],
    ["dynamic", '- address: "192.0.2.20:25"', "- tls: true", 19, "address"],
    ["dynamic", '"192.0.2.20:25"', '"192.0.2.20"', 19, "No address with a port"],
    ["dynamic", "http://192", "192", 37, "No address"],
    ["dynamic", "1m30s", "1 minute", 21, "No duration"],
    ["dynamic", "passthrough: true", "passThrough: true", 12, 'Did you mean "passthrough"?'],
    ["dynamic", "      headers:", "      header:", 31, 'Did you mean "headers"?'],
    ["dynamic", "customRequestHeaders", "requestHeaders", 32, 'Unknown option "requestHeaders"'],
    ["dynamic", "    plain:", "    plain:\n      compress: {}", 30, "Exactly one"],
    ["dynamic", "      service: web\n", "", 24, "service"],
    ["dynamic", "entryPoints: [smtp]", "entryPoints: [smtp", 5, "Flow sequence"],
    ["dynamic", "      service: smtp\n", "      service: smtp\n      service: smtp\n", 7, "unique"],
    ["dynamic", "http:", "metrics: {}\nhttp:", 22, 'Unknown option "metrics"'],
  ] as const)("in a %s file, %j cannot be %j", (file, from, to, line, word) => {
    const said = complaint(file, from, to)(file);
    expect(said).toMatchObject({ line });
    expect(said?.message).toContain(word);
  });
});

describe("rules", () => {
  it.each([
    ["HostSNI(`*`)", "HostSN(`*`)", 5, 'Did you mean "HostSNI"?'],
    ["HostSNI(`*`)", "Host(`*`)", 5, 'Unknown matcher "Host"'],
    ["HostSNI(`*`)", "HostSNI(*)", 5, "cannot be read"],
    ["HostSNI(`*`)", "HostSNI(`*`, `a`)", 5, "takes 1 values, not 2"],
    ["`) || HostSNI", "`) | HostSNI", 10, "cannot be read"],
    ["`b`))", "`b`)", 25, "cannot be read"],
    ["HostSNI(`*`)", "HostSNI(`mail.example.org`)", 5, "needs a section tls"],
  ])("cannot have %j as %j", (from, to, line, word) => {
    const said = complaint("dynamic", from, to)("dynamic");
    expect(said).toMatchObject({ line });
    expect(said?.message).toContain(word);
  });
});

describe("names", () => {
  it.each([
    ["static", "  smtp:", "  smpt:", 4, '"smtp" in entryPoints. Did you mean "smpt"?'],
    ["static", "  letsencrypt:", "  other:", 28, '"letsencrypt" in certificatesResolvers'],
    ["dynamic", "- websecure", "- webs", 9, '"webs" in entryPoints'],
    ["dynamic", "service: smtp\n", "service: smtps\n", 6, '"smtps" in tcp.services. Did you mean "smtp"?'],
    ["dynamic", "smtp@file", "mail@file", 11, '"mail" in tcp.services'],
    ["dynamic", "service: web\n", "service: smtp\n", 26, '"smtp" in http.services'],
    ["dynamic", "[plain,", "[plan,", 27, '"plan" in http.middlewares'],
    ["dynamic", "serversTransport: slow", "serversTransport: fast", 16, '"fast" in tcp.serversTransports'],
    ["dynamic", "options: default", "options: modern", 28, '"modern" in tls.options'],
  ] as const)("have to be defined: %s file, %j as %j", (file, from, to, line, word) => {
    const said = complaint(file, from, to)("dynamic");
    expect(said).toMatchObject({ line });
    expect(said?.message).toContain(word);
  });
});

describe("places", () => {
  it("says when no file provider reads the routes", () => {
    const said = complaint("static", "/etc/traefik/dynamic", "/etc/traefik/conf.d");
    expect(said("dynamic")?.message).toBe(
      "No file provider on this page reads /etc/traefik/dynamic/mail.yaml",
    );
    expect(said("static")).toBeNull();
  });

  it("says when the file provider would read the static file", () => {
    const said = complaint("static", "/etc/traefik/dynamic", "/etc/traefik");
    expect(said("static")?.message).toContain("The file provider reads /etc/traefik/traefik.yaml");
    expect(said("dynamic")).toBeNull();
  });

  it("finds a single file by its name", () => {
    const said = complaint(
      "static",
      "directory: /etc/traefik/dynamic",
      "filename: /etc/traefik/dynamic/mail.yaml",
    );
    expect(said("dynamic")).toBeNull();
  });
});

it("knows the version of Traefik that the pages run", () => {
  const read = (path: string) =>
    readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), "utf8");
  const images = read("content/docs/server/reverse-proxy/traefik.md").match(/traefik:v[\d.]+/g);
  const [, known] = /Traefik (v[\d.]+\d)/.exec(read("packages/catalogue/src/examples/README.md")) ?? [];
  expect(images).toEqual([`traefik:${known}`]);
});
