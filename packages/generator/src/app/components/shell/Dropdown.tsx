import { type ReactNode, useEffect, useRef } from "react";

interface DropdownProps {
  /** What the closed dropdown is called, with its current choice. */
  label: string;
  /** What the closed dropdown shows. */
  summary: ReactNode;
  children: ReactNode;
}

/** A list of links that opens without script, and with it closes as menus do. */
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

/** Closes a dropdown when attention goes elsewhere, on Esc, and after a choice; returns what ends that. */
function closeLikeMenu(dropdown: HTMLDetailsElement): () => void {
  const page = dropdown.ownerDocument;
  const unmounted = new AbortController();
  const { signal } = unmounted;

  function closeOnOther(event: Event) {
    const target = event.target instanceof Element ? event.target : null;
    const isInside = target !== null && dropdown.contains(target);
    const isChoice = event.type === "click" && target?.closest("a");
    if (!isInside || isChoice) dropdown.open = false;
  }

  page.addEventListener("click", closeOnOther, { signal });
  page.addEventListener("focusin", closeOnOther, { signal });
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
