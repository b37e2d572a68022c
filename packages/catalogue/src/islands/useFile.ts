import { useEffect, useState } from "react";

/** Fetches a data file of an island, which is of the same build as its page. */
export async function fetchFile<File>(src: string, signal?: AbortSignal): Promise<File> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`${src} answers ${response.status}.`);
  return response.json();
}

/** Returns a data file of an island: null while it is loading, `unavailable` if that fails. */
export function useFile<File>(src: string) {
  const files = useFiles<File>([src]);
  return Array.isArray(files) ? (files[0] ?? null) : files;
}

/** Returns several data files, when all have been loaded. */
export function useFiles<File>(sources: string[]) {
  const [files, setFiles] = useState<File[] | "unavailable" | null>(null);
  const list = sources.join(" ");
  useEffect(() => {
    const loading = new AbortController();
    const fetched = list.split(" ").map((src) => fetchFile<File>(src, loading.signal));
    Promise.all(fetched).then(setFiles, () => {
      if (!loading.signal.aborted) setFiles("unavailable");
    });
    return () => loading.abort();
  }, [list]);
  return files;
}
