import { decodePart } from "@docs/generator/url";
import { useEffect, useState } from "react";
import {
  anchorToKind,
  type ReferenceEntry,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
} from "../reference/reference.ts";
import { fetchFile } from "./useFile.ts";

type LinkedEntry = { link: HTMLAnchorElement; kind: ReferenceKind; entry: ReferenceEntry };

/** Returns the entry that a link leads to once its file is loaded; `sources` are the URLs of the files by kind. */
export function useLinkedEntry(link: HTMLAnchorElement | null, sources: DOMStringMap) {
  const [files] = useState(() => new Map<ReferenceKind, Promise<ReferenceFile>>());
  const [linked, setLinked] = useState<LinkedEntry | null>(null);

  useEffect(() => {
    const id = decodePart(link?.hash.slice(1) ?? "");
    const kind = anchorToKind(id);
    if (!link || !kind) return;
    const loading = files.get(kind) ?? fetchFile<ReferenceFile>(sources[kind] ?? "");
    files.set(kind, loading);
    loading.then(
      ({ entries }) => {
        const entry = entries.find(({ name }) => referenceAnchor(kind, name) === id);
        if (entry) setLinked({ link, kind, entry });
      },
      // The link still works; the next hover retries.
      () => files.delete(kind),
    );
  }, [link, sources, files]);

  return linked?.link === link ? linked : null;
}
