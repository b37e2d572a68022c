import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Program, readRefusal } from "../program.ts";
import { runCommand } from "../runCommand.ts";

/** Extensions that the compiler has but turns on only when told. */
const OPTIONAL =
  "+editheader +mboxmetadata +servermetadata +imapflags +notify +spamtest +spamtestplus +virustest";

/** An extension the compiler lacks, or a script to include that only the reader has: the rest was read without fault. */
const BEYOND = /unknown Sieve capability|include: .* is unavailable/;

/** Sieve scripts are compiled; one that needs an extension the compiler lacks is left to the grammar check. */
export const sievec: Program = {
  name: "sievec",
  command: "sievec",
  package: "dovecot-sieve",
  languages: ["sieve"],
  async check(code, folder) {
    const script = join(folder, "example.sieve");
    const settings = join(folder, "dovecot.conf");
    await writeFile(script, code);
    await writeFile(settings, "plugin {\n}\n");
    const compiled = join(folder, "example.svbin");
    const { status, output } = await runCommand("sievec", ["-c", settings, "-x", OPTIONAL, script, compiled]);
    if (status === 0 || BEYOND.test(output)) return null;
    return readRefusal(output, /line (?<line>\d+): error: (?<message>[^\n]*)/);
  },
};
