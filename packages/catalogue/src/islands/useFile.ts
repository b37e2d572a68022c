import { useEffect, useState } from "react";

/** Fetches a data file of an island, and checks its format. */
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

/** Returns a data file of an island: null while it is loading, `unavailable` if that fails. */
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
