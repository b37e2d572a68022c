import { expect, it } from "vitest";
import { readFileText } from "../../src/tools/TextInput.tsx";

const TEXT = 'server.hostname = "mail.example.org" # Österreich';
const littleEndian = new Uint8Array(
  new Uint16Array(Array.from(`\ufeff${TEXT}`, (char) => char.charCodeAt(0))).buffer,
);

it.each([
  ["UTF-8", new TextEncoder().encode(TEXT)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${TEXT}`)],
  ["UTF-16, as PowerShell writes it", littleEndian],
  ["UTF-16 with the higher byte first", littleEndian.map((_, at) => littleEndian[at ^ 1] ?? 0)],
])("reads a file in %s", async (_, bytes) => {
  expect(await readFileText(new File([bytes], "config.toml"))).toBe(TEXT);
});
