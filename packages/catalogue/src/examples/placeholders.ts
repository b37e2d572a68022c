import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./runCommand.ts";

const REQUEST =
  "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=mail.example.org -addext subjectAltName=DNS:mail.example.org";

/** Creates a certificate, because the programs read the file; `both` contains certificate and key, for HAProxy. */
export async function makeCertificate(folder: string) {
  const certificate = join(folder, "cert.pem");
  const key = join(folder, "key.pem");
  const both = join(folder, "both.pem");
  const args = [...REQUEST.split(" "), "-keyout", key, "-out", certificate];
  const { status, output } = await runCommand("openssl", args);
  if (status !== 0) throw new Error(`openssl made no certificate: ${output.trim()}`);
  await writeFile(both, (await readFile(certificate, "utf8")) + (await readFile(key, "utf8")));
  return { certificate, key, both };
}

/** Replaces example host names by an address: some programs resolve them, which fails. */
export function replaceHostNames(line: string): string {
  return line.replace(/\b(?:[a-z0-9-]+\.)*(?:example\.(?:org|com|net)|internal)\b/g, "127.0.0.1");
}
