/** Closes dropdowns as menus close: when attention goes elsewhere, on Esc, and after a choice. */
export function dropdowns(page: Document): void {
  const open = () => page.querySelectorAll<HTMLDetailsElement>("details.dropdown[open]");

  function closeOthers(event: Event) {
    for (const dropdown of open()) {
      const isInside = event.target instanceof Node && dropdown.contains(event.target);
      const isChoice = event.type === "click" && event.target instanceof Element && event.target.closest("a");
      if (!isInside || isChoice) dropdown.open = false;
    }
  }

  page.addEventListener("click", closeOthers);
  page.addEventListener("focusin", closeOthers);
  page.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const dropdown of open()) {
      dropdown.open = false;
      dropdown.querySelector("summary")?.focus();
    }
  });
}
