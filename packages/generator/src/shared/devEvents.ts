import type { NavFile } from "./nav.ts";
import type { Problem } from "./problem.ts";
import type { ShellView } from "./shell.ts";

/** A problem as open tabs show it in development. */
export interface ShownProblem extends Problem {
  /** Route of the page it is on, if any. */
  path: string | null;
  /** Absolute path with line, to open it in the editor. */
  source: string | null;
}

/** Events between the development server and open tabs, by name. */
export interface DevEvents {
  /** The site has changed; `sidebars` holds those of each version by its name, and is null if none has changed. */
  "site:update": { sidebars: Record<string, NavFile["sidebars"]> | null };
  /** The shell has changed. */
  "site:reload": null;
  "site:problems": ShownProblem[];
  /** Sent by a tab that has connected, with its shell: what it shows may be stale. */
  "site:hello": ShellView;
}
