/** A report that unpacks to more is none. */
const MAX_BYTES = 20_000_000;
const END_OF_ZIP = 0x06054b50;

/** Returns the text of a file, which may be in gzip or in a zip archive. Throws an Error with the reason. */
export async function unpackReport(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return inflate(bytes, "gzip");
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return decode(bytes);
  try {
    return await unzip(bytes);
  } catch (cause) {
    throw cause instanceof RangeError ? new Error("the zip archive is incomplete", { cause }) : cause;
  }
}

/** Headers in 8 bits are not always in UTF-8. */
function decode(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text;
}

/** Unpacks the first file, whose place and size the directory at the end tells. */
async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END_OF_ZIP) end--;
  const entry = view.getUint32(end + 16, true);
  const isEncrypted = (view.getUint16(entry + 8, true) & 1) === 1;
  if (isEncrypted) throw new Error("the zip archive has a password");
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const file = view.getUint32(entry + 42, true);
  const start = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
  const packed = bytes.subarray(start, start + size);
  return method === 0 ? new TextDecoder().decode(packed) : inflate(packed, "deflate-raw");
}

async function inflate(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
    for (let chunk = await reader.read(); chunk.value; chunk = await reader.read()) {
      size += chunk.value.length;
      text += decoder.decode(chunk.value, { stream: true });
      if (size > MAX_BYTES) break;
    }
  } catch (cause) {
    throw new Error("the compressed file is damaged", { cause });
  }
  if (size > MAX_BYTES) throw new Error("the unpacked file is larger than 20 MB");
  return text + decoder.decode();
}
