import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openVisit } from "../visit/openVisit.ts";
import { ARRIVED, inPageArrival } from "./inPageArrival.ts";
import { rest } from "./visitSite.ts";

const HOVER = 300;
const LONGEST = 30_000;

export interface ClickRequest {
  browser: Browser;
  url: string;
  /** Selector of the sidebar's links. */
  sidebarLink: string;
  /** Whether the pointer rests on the link first, as a hand's does. */
  hover: boolean;
  isThrottled: boolean;
}

/** Milliseconds from a click in the sidebar to the frame that shows the next page, once the page has come to rest. */
export async function clickSite({
  browser,
  url,
  sidebarLink,
  hover,
  isThrottled,
}: ClickRequest): Promise<number> {
  const { page, network, close } = await openVisit(browser, isThrottled);
  try {
    let arrive = (_ms: number) => {};
    const arrived = new Promise<number>((done) => {
      arrive = done;
    });
    await page.exposeFunction(ARRIVED, (ms: number) => arrive(ms));
    await page.addInitScript(inPageArrival);
    await page.goto(url, { timeout: 60_000 });
    await rest(network);
    const { x, y } = await page.evaluate(chooseLink, sidebarLink);
    if (hover) {
      await page.mouse.move(x, y);
      await sleep(HOVER);
      await page.mouse.down();
      await page.mouse.up();
    } else {
      // Without a pointer: moving one there would be a hover.
      await page.evaluate(
        ({ left, top }) => {
          const link = document.elementFromPoint(left, top)?.closest("a");
          setTimeout(() => link?.click());
        },
        { left: x, top: y },
      );
    }
    const late = sleep(LONGEST, undefined, { ref: false }).then(() => {
      throw new Error("The next page did not appear after the click.");
    });
    return await Promise.race([arrived, late]);
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
