import type { NavFile } from "./nav.ts";
import type { Problem } from "./problem.ts";
import type { ShellView } from "./shell.ts";

/** A problem as open tabs show it while developing. */
export interface ShownProblem extends Problem {
  /** The page it is on, null where it is on none. */
  path: string | null;
  /** The file on this machine, with its line, for the editor. */
  source: string | null;
}

/** What the development server tells open tabs, by the event's name. */
export interface DevEvents {
  /** The site has changed; the sidebars only where they have. */
  "site:update": { sidebars: NavFile["sidebars"] | null };
  /** What surrounds every page has changed. */
  "site:reload": null;
  "site:problems": ShownProblem[];
  /** A tab asks for all of that: something may have changed since it got what it shows. */
  "site:hello": ShellView;
}
