import { type ReactNode, useEffect, useRef } from "react";

interface DropdownProps {
  label: string;
  /** Shown while the dropdown is closed. */
  summary: ReactNode;
  children: ReactNode;
}

/** A list of links that opens without script; with script, it closes like a menu. */
export function Dropdown({ label, summary, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeLikeMenu(ref.current) : undefined), []);
  return (
    <details className="dropdown" ref={ref}>
      <summary aria-label={label}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Closes a dropdown on clicks and focus outside, on Esc, and when a link is followed. Returns the cleanup function. */
function closeLikeMenu(dropdown: HTMLDetailsElement): () => void {
  const page = dropdown.ownerDocument;
  const unmounted = new AbortController();
  const { signal } = unmounted;

  function closeOutside(event: Event) {
    const target = event.target instanceof Element ? event.target : null;
    const isFollowed = event.type === "click" && target?.closest("a");
    if (!dropdown.contains(target) || isFollowed) dropdown.open = false;
  }

  page.addEventListener("click", closeOutside, { signal });
  page.addEventListener("focusin", closeOutside, { signal });
  page.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !dropdown.open) return;
      dropdown.open = false;
      dropdown.querySelector("summary")?.focus();
    },
    { signal },
  );
  return () => unmounted.abort();
}
