import { titleFace, writeStored } from "../../app/storage.ts";
import { mayPrefetch } from "../browser/connection.ts";

/** Gives titles their face as soon as it is there. Later documents have it from the start, because it is cached. */
export async function loadTitleFace(): Promise<void> {
  if (!mayPrefetch()) return;
  const faces = await document.fonts.load("600 1em figtree").catch(() => []);
  if (faces.length === 0) return;
  document.documentElement.dataset["titles"] = "";
  writeStored(titleFace, "loaded");
}
