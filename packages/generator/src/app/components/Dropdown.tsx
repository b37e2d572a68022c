import type { ReactNode } from "react";

export interface DropdownProps {
  /** What the closed dropdown is called, with its current choice. */
  label: string;
  /** What the closed dropdown shows. */
  summary: ReactNode;
  children: ReactNode;
}

/** A list of links that opens without script. */
export function Dropdown({ label, summary, children }: DropdownProps) {
  return (
    <details className="dropdown">
      <summary aria-label={label}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
