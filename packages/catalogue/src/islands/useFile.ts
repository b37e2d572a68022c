import { useEffect, useState } from "react";

/** Fetches what an island needs to know; rejects with a sentence when it cannot be had. */
export async function fetchFile<File extends { format: number }>(
  src: string,
  format: File["format"],
  signal?: AbortSignal,
): Promise<File> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`${src} answers ${response.status}.`);
  const file: File | null = await response.json();
  if (file?.format !== format) throw new Error(`${src} is in a format that this page does not know.`);
  return file;
}

/** What an island needs to know: null until it is there, `unavailable` if it cannot be had. */
export function useFile<File extends { format: number }>(src: string, format: File["format"]) {
  const [file, setFile] = useState<File | "unavailable" | null>(null);
  useEffect(() => {
    const loading = new AbortController();
    fetchFile<File>(src, format, loading.signal).then(setFile, () => {
      if (!loading.signal.aborted) setFile("unavailable");
    });
    return () => loading.abort();
  }, [src, format]);
  return file;
}
