import { below } from "./belowWindow.ts";

/** What the visitor sees first of a page that starts at its top. */
export interface FirstScreen {
  /** Keeps what is surely below the window out of the first frame, and brings it with the second. */
  hold(article: ParentNode): void;
}

type FrameHost = Pick<Window, "innerWidth" | "innerHeight" | "requestAnimationFrame" | "setTimeout">;

const LATER = "later";

/** Layout of a long page takes many times as long as that of the part in sight, and nobody should wait for it. */
export function createFirstScreen(host: FrameHost, onWhole: () => void): FirstScreen {
  return {
    hold(article) {
      const later = below([...article.children], host.innerWidth, host.innerHeight);
      for (const block of later) block.classList.add(LATER);
      // A timer set in a frame runs right after that frame is painted.
      host.requestAnimationFrame(() =>
        host.setTimeout(() => {
          for (const block of later) release(block);
          onWhole();
        }),
      );
    },
  };
}

function release(block: Element) {
  block.classList.remove(LATER);
  if (block.classList.length === 0) block.removeAttribute("class");
}
