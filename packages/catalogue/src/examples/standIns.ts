import { join } from "node:path";
import { runCommand } from "./runCommand.ts";

export interface Certificate {
  certificate: string;
  key: string;
  /** Both in one file, as HAProxy wants it. */
  both: string;
}

/** A certificate in place of the reader's: the programs insist on reading it. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [certificate, key, both] = ["cert.pem", "key.pem", "both.pem"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const subject = ["-subj", "/CN=mail.example.org", "-addext", "subjectAltName=DNS:mail.example.org"];
  const algorithm = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const made = await runCommand("sh", [
    "-c",
    'both="$1"; key="$2"; cert="$3"; shift 3; openssl req -x509 "$@" -keyout "$key" -out "$cert" && cat "$cert" "$key" > "$both"',
    "sh",
    both,
    key,
    certificate,
    ...algorithm,
    ...subject,
  ]);
  if (made.code !== 0) throw new Error(`openssl made no certificate: ${made.output.trim()}`);
  return { certificate, key, both };
}

/** Names of the examples resolve nowhere; programs that look them up get an address instead. */
export function withoutNames(line: string): string {
  return line.replace(/\b(?:[a-z0-9-]+\.)*(?:example\.(?:org|com|net)|internal)\b/g, "127.0.0.1");
}
