import { useEffect, useState } from "react";
import {
  anchorToKind,
  REFERENCE_FORMAT,
  type ReferenceEntry,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
} from "../reference/reference.ts";
import { fetchFile } from "./useFile.ts";

interface LinkedEntry {
  link: HTMLAnchorElement;
  kind: ReferenceKind;
  entry: ReferenceEntry;
}

/** What a link is about, once that is known; `sources` are the addresses of the files by kind. */
export function useLinkedEntry(link: HTMLAnchorElement | null, sources: DOMStringMap) {
  const [files] = useState(() => new Map<ReferenceKind, Promise<ReferenceFile>>());
  const [linked, setLinked] = useState<LinkedEntry | null>(null);

  useEffect(() => {
    const id = decodeURIComponent(link?.hash.slice(1) ?? "");
    const kind = anchorToKind(id);
    if (!link || !kind) return;
    const loading = files.get(kind) ?? fetchFile<ReferenceFile>(sources[kind] ?? "", REFERENCE_FORMAT);
    files.set(kind, loading);
    loading.then(
      ({ entries }) => {
        const entry = entries.find(({ n }) => referenceAnchor(kind, n) === id);
        if (entry) setLinked({ link, kind, entry });
      },
      // The link still leads to the entry, and the next one tries again.
      () => files.delete(kind),
    );
  }, [link, sources, files]);

  return linked?.link === link ? linked : null;
}
