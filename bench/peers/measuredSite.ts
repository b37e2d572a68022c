import type { Installed } from "./installPeer.ts";
import type { SitePlaces } from "./peer.ts";
import type { Corpus } from "./peerCorpus.ts";
import type { MeasuredRun } from "./runMeasured.ts";

export type BuildKind = "cold" | "changed";

/** A generator in its folder, ready to be measured; ours is one of them. */
export interface MeasuredSite {
  id: string;
  installed: Installed;
  /** The built site. */
  out: string;
  places: SitePlaces;
  /** Puts the corpus where the generator reads it. */
  prepare(corpus: Corpus): Promise<void>;
  /** A build that takes longer than the limit is ended. */
  build(kind: BuildKind, limitMs: number): Promise<MeasuredRun>;
}
