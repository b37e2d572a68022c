import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** As a static host stores it: compressed once, as well as it goes. */
export function brotli(data: Buffer | string): Promise<Buffer> {
  return compress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

export async function brotliSize(data: Buffer | string): Promise<number> {
  return (await brotli(data)).length;
}
