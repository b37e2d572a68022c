/** The site's own icons: strokes on a 24 by 24 grid that take the color and size of their text. */
const PATHS = {
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "m6 6 12 12M18 6 6 18",
  search: "m20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
  star: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  sun: "M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  moon: "M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z",
  code: "m8.5 7-5 5 5 5m7-10 5 5-5 5m-2-13-3 16",
  globe: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 12h17M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z",
  edit: "m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  file: "M6 3h8l4 4v14H6zM9.5 12h5m-5 4h5",
  left: "M19 12H5m6-6-6 6 6 6",
  right: "M5 12h14m-6-6 6 6-6 6",
} as const;

type IconName = keyof typeof PATHS;

/** One icon. It is decoration: the text that says the same stands beside it, seen or not. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
