import { revealIn } from "../../app/revealActive.ts";
import { decodePart } from "../../shared/url.ts";
import { oncePerFrame } from "../browser/scheduling.ts";

interface Section {
  id: string;
  /** Distance of its heading from the top of the viewport. */
  top: number;
}

/** Returns the id of the section being read: the last one whose heading is above the reading line. */
export function currentSection(sections: readonly Section[], line: number): string | undefined {
  const passed = sections.filter(({ top }) => top <= line);
  return passed.toSorted((a, b) => a.top - b.top).at(-1)?.id;
}

const LINKS = "[data-main] :is(.toc, .mobile-toc) a";

/** A little below the navbar. */
const READING_LINE = 96;

/** Marks the current section in the table of contents. Returns a function to be called for each new page. */
export function createScrollSpy(): () => void {
  function mark() {
    const sections = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].flatMap((link) => {
      const heading = document.getElementById(decodePart(link.hash.slice(1)));
      // A heading without a box is collapsed, or not rendered yet.
      return heading?.checkVisibility()
        ? [{ link, id: heading.id, top: heading.getBoundingClientRect().top }]
        : [];
    });
    const end = document.documentElement.scrollHeight - innerHeight;
    // At the end of the page, the last headings may not be able to reach the line.
    const line = scrollY > 0 && scrollY >= end - 2 ? innerHeight : READING_LINE;
    const current = currentSection(sections, line) ?? sections[0]?.id;
    for (const { link, id } of sections) {
      const isMarked = link.hasAttribute("aria-current");
      if (isMarked && id !== current) link.removeAttribute("aria-current");
      if (isMarked || id !== current) continue;
      link.setAttribute("aria-current", "true");
      const column = link.closest(".toc");
      if (column) revealIn(column, link);
    }
  }

  const update = oncePerFrame(mark);
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  return update;
}
