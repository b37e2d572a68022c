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
  const files = useFiles<File>([src], format);
  return Array.isArray(files) ? (files[0] ?? null) : files;
}

/** Returns several data files, when all have been loaded. */
export function useFiles<File extends { format: number }>(sources: string[], format: File["format"]) {
  const [files, setFiles] = useState<File[] | "unavailable" | null>(null);
  const list = sources.join(" ");
  useEffect(() => {
    const loading = new AbortController();
    const fetched = list.split(" ").map((src) => fetchFile<File>(src, format, loading.signal));
    Promise.all(fetched).then(setFiles, () => {
      if (!loading.signal.aborted) setFiles("unavailable");
    });
    return () => loading.abort();
  }, [list, format]);
  return files;
}
