export type Encoding = "br" | "gzip" | "identity";

/** Understands `br;q=0`; brotli wins over gzip where both are welcome. */
export function bestEncoding(accepted: string): Encoding {
  const welcome = (name: string) =>
    accepted.split(",").some((part) => {
      const [coding = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return coding === name && !refused;
    });
  if (welcome("br")) return "br";
  return welcome("gzip") ? "gzip" : "identity";
}
