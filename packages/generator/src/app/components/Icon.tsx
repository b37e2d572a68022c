/** Icons as strokes on a 24 by 24 grid, in the color of the text. */
const PATHS = {
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "m6 6 12 12M18 6 6 18",
  search: "m20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
  filter: "M4 6.5h16M7 12h10m-7 5.5h4",
  star: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  sun: "M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  moon: "M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z",
  system: "M3 5h18v12H3zM8.5 20.5h7M12 17v3.5",
  flag: "M5.5 21V4h12l-2.5 4 2.5 4h-12",
  up: "M12 19V5m-6 6 6-6 6 6",
  code: "m8.5 7-5 5 5 5m7-10 5 5-5 5m-2-13-3 16",
  globe: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 12h17M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z",
  edit: "m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  file: "M6 3h8l4 4v14H6zM9.5 12h5m-5 4h5",
  open: "M19 13v6.5H4.5V5H11m3-1h6v6m0-6-9 9",
  home: "m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6",
} as const;

/** GitHub's logo, one filled shape on a 16 by 16 grid. */
const GITHUB =
  "M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8z";

type IconName = keyof typeof PATHS | "github";

/** A decorative icon; the accompanying text, visible or not, says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const isFilled = name === "github";
  const classes = ["icon", isFilled && "filled", className].filter(Boolean).join(" ");
  return (
    <svg className={classes} viewBox={isFilled ? "0 0 16 16" : "0 0 24 24"} aria-hidden="true">
      <path d={isFilled ? GITHUB : PATHS[name]} />
    </svg>
  );
}
