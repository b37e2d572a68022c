import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, by which Chromium can be told to trust it. */
  fingerprint: string;
}

/** A certificate for localhost, because browsers speak HTTP/2 only over TLS; null without openssl. */
export async function makeCertificate(folder: string): Promise<Certificate | null> {
  await mkdir(folder, { recursive: true });
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = [
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "30",
  ];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const { status } = spawnSync("openssl", ["req", ...kind, ...names, "-keyout", keyFile, "-out", certFile]);
  if (status !== 0) return null;
  const [key, cert] = await Promise.all([readFile(keyFile, "utf8"), readFile(certFile, "utf8")]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, fingerprint: createHash("sha256").update(publicKey).digest("base64") };
}
