import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { lazily } from "../shared/lazily.ts";
import { replaceFile } from "./replaceFile.ts";

/** Results in a file, each read only when it is asked for, and its large fields only when they are. */
export interface StoredResults {
  /** Tells which large file a small one belongs to. */
  id: string;
  results: ReadonlyMap<string, StoredResult>;
}

/** A result as bytes. */
export interface StoredResult {
  /** Fields that have a piece of their own; all else is in the first piece. */
  fields: string[];
  pieces: Uint8Array[];
}

interface FileHead {
  tool: string;
  /** Node's version: others write dates otherwise, and may not read these bytes. */
  node: string;
  id: string;
  /** Every key with the fields that have a piece of their own. */
  keys: [key: string, fields: string[]][];
  /** The size of every piece, in order. */
  sizes: Uint32Array;
}

/** Fields as large as these are read by themselves. */
const LARGE_TEXT = 400;
const LARGE_LIST = 5;
const CHUNK = 1 << 20;
const SIZE_BYTES = 4;

export function encodeResult(value: unknown): StoredResult {
  if (!isPlainObject(value)) return { fields: [], pieces: [serialize(value)] };
  const small: Record<string, unknown> = {};
  const fields: string[] = [];
  const pieces: Uint8Array[] = [];
  for (const [name, field] of Object.entries(value)) {
    const isOwnPiece = isLarge(field);
    // A large field keeps its place among the others, so that a result reads as it was written.
    small[name] = isOwnPiece ? undefined : field;
    if (!isOwnPiece) continue;
    fields.push(name);
    pieces.push(serialize(field));
  }
  return { fields, pieces: [serialize(small), ...pieces] };
}

/** What is quick to tell; a few small fields with a piece of their own do no harm. */
function isLarge(field: unknown): boolean {
  if (typeof field === "string") return field.length >= LARGE_TEXT;
  return Array.isArray(field) && field.length >= LARGE_LIST;
}

export function decodeResult({ fields, pieces: [first, ...rest] }: StoredResult): unknown {
  const value = deserialize(first ?? new Uint8Array());
  for (const [at, name] of fields.entries())
    lazily(value, name, () => deserialize(rest[at] ?? new Uint8Array()));
  return value;
}

/**
 * A file that is missing, damaged or another tool's holds nothing.
 * @param isWanted picks the results to read where not all of them are.
 */
export function readResults(
  file: string,
  tool: string,
  isWanted?: (key: string) => boolean,
): StoredResults | null {
  try {
    return withFile(file, (size, read) => {
      const headEnd = size - SIZE_BYTES;
      const headStart = headEnd - read(headEnd, size).readUInt32LE();
      const head: FileHead = deserialize(read(headStart, headEnd));
      if (head.tool !== tool || head.node !== process.version) return null;
      const all = isWanted ? null : read(0, headStart);
      const results = new Map<string, StoredResult>();
      let [end, next] = [0, 0];
      for (const [key, fields] of head.keys) {
        const pieces: Uint8Array[] = [];
        for (let piece = 0; piece <= fields.length; piece++) {
          const start = end;
          end += head.sizes[next++] ?? 0;
          if (all) pieces.push(all.subarray(start, end));
          else if (isWanted?.(key)) pieces.push(read(start, end));
        }
        if (pieces.length > 0) results.set(key, { fields, pieces });
      }
      return end === headStart ? { id: head.id, results } : null;
    });
  } catch {
    return null;
  }
}

type ReadRange = (start: number, end: number) => Buffer;

function withFile<Result>(file: string, use: (size: number, read: ReadRange) => Result): Result {
  const opened = openSync(file, "r");
  try {
    return use(fstatSync(opened).size, (start, end) => {
      const bytes = Buffer.allocUnsafeSlow(end - start);
      if (readSync(opened, bytes, 0, bytes.length, start) !== bytes.length) throw new Error("It is cut off.");
      return bytes;
    });
  } finally {
    closeSync(opened);
  }
}

interface ResultsToWrite {
  tool: string;
  id: string;
  /** Encoded one after the other, as they are written. */
  results: Iterable<readonly [key: string, result: StoredResult]>;
}

export function writeResults(file: string, results: ResultsToWrite): Promise<void> {
  return replaceFile(file, inChunks(filePieces(results)));
}

/** All pieces, then the head, then its size. */
function* filePieces({ tool, id, results }: ResultsToWrite): Generator<Uint8Array> {
  const keys: FileHead["keys"] = [];
  const sizes: number[] = [];
  for (const [key, { fields, pieces }] of results) {
    keys.push([key, fields]);
    for (const piece of pieces) sizes.push(piece.length);
    yield* pieces;
  }
  const head: FileHead = { tool, node: process.version, id, keys, sizes: Uint32Array.from(sizes) };
  const encoded = serialize(head);
  yield encoded;
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeUInt32LE(encoded.length);
  yield size;
}

/** Thousands of small pieces take long to write, and one large piece takes as much memory again. */
function* inChunks(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let gathered: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    gathered.push(piece);
    size += piece.length;
    if (size < CHUNK) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  yield Buffer.concat(gathered);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
