import { type RenderedDiagram, renderDiagram } from "@docs/diagrams";
import { buildIndexFiles, type IndexFile, type PageRecord } from "@docs/search";
import { shortHash } from "./hash.ts";

export function makeIndex(records: PageRecord[]): IndexFile[] {
  return buildIndexFiles(records, shortHash);
}

export function drawDiagrams(sources: string[]): RenderedDiagram[] {
  return sources.map(renderDiagram);
}
