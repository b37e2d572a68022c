import { useLayoutEffect, useRef, useState } from "react";

const MAX_MS = 400;
const REDUCED_MS = 1;

/** Returns the duration of the animation in milliseconds, which grows sublinearly with the height of the list. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return REDUCED_MS;
  if (height <= 0) return 0;
  const scale = height / 36;
  return Math.min(MAX_MS, Math.round((4 + 15 * scale ** 0.25 + scale / 5) * 10));
}

/** Animates the height of a list. The list is rendered (`drawn`) only while it is open or closing. */
export function useCollapse(open: boolean) {
  const ref = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(open);
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);

  useLayoutEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    const list = ref.current;
    if (!list) return setDrawn(open);
    const animation = animateHeight(list, open);
    animation.onfinish = () => setDrawn(open);
    return () => animation.cancel();
  }, [open]);

  return { drawn, ref };
}

function animateHeight(list: HTMLElement, open: boolean): Animation {
  const height = list.scrollHeight;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const closed = { height: "0", opacity: 0, overflow: "hidden" };
  const opened = { height: `${height}px`, opacity: 1, overflow: "hidden" };
  return list.animate(open ? [closed, opened] : [opened, closed], {
    duration: collapseDuration(height, reduced),
    easing: "ease-in-out",
    // Otherwise a closed list would flash between the last frame and its removal.
    fill: open ? "none" : "forwards",
  });
}
