import type { Program } from "../program.ts";
import { checkFile } from "../traefik/checkFile.ts";

const SECTIONS =
  /^(entryPoints|certificatesResolvers|(http|tcp):\s+(routers|services|middlewares|serversTransports)):/m;

/** Traefik has no command that only checks: its files are held against its options, and against each other. */
export const traefik: Program = {
  name: "traefik",
  command: process.execPath,
  package: "nodejs",
  languages: ["yaml", "yml"],
  takes: ({ code, title }) =>
    SECTIONS.test(code) || (/\btraefik\b/.test(title ?? "") && !/^(services|apiVersion):/m.test(code)),
  check: (example, _folder, page) => Promise.resolve(checkFile(example, page)),
};
