import { setTimeout as sleep } from "node:timers/promises";
import { openVisit } from "./openVisit.ts";
import { timeShownIn } from "./timeShown.ts";
import { rest, type VisitRequest } from "./visitSite.ts";

/** The pointer rests on the link first, as a hand's does. */
const HOVER = 300;

export interface ClickRequest extends VisitRequest {
  /** Selector of the sidebar's links. */
  sidebarLink: string;
}

/** Milliseconds from a click in the sidebar to the frame that shows the next page, once the page has come to rest. */
export async function clickSite(request: ClickRequest): Promise<number> {
  const { browser, site, path, sidebarLink, isThrottled } = request;
  const { page, network, close } = await openVisit(browser, isThrottled);
  try {
    const timeShown = await timeShownIn(page);
    await page.goto(site.origin + path, { timeout: 60_000 });
    await rest(network);
    const { x, y } = await page.evaluate(chooseLink, sidebarLink);
    await page.mouse.move(x, y);
    await sleep(HOVER);
    return await timeShown("h1", () => page.mouse.click(x, y));
  } finally {
    await close();
  }
}

/** A page beside this one that the text does not link to: such links may be prefetched by being seen. */
function chooseLink(selector: string): { x: number; y: number } {
  const tidy = (path: string) => path.replace(/\/$/, "");
  const here = tidy(location.pathname);
  const folder = here.slice(0, here.lastIndexOf("/") + 1);
  const inText = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>("main p a, main li a, main td a")]
      .filter((link) => !link.matches(selector))
      .map((link) => tidy(link.pathname)),
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const current = links.find((link) => tidy(link.pathname) === here);
  current?.scrollIntoView({ block: "center" });
  for (const link of links) {
    const path = tidy(link.pathname);
    const { left, top, bottom, width, height } = link.getBoundingClientRect();
    const isInView = width > 0 && top > 100 && bottom < innerHeight;
    if (isInView && path.startsWith(folder) && path !== here && !inText.has(path))
      return { x: left + width / 2, y: top + height / 2 };
  }
  throw new Error("The sidebar shows no page that could be clicked.");
}
