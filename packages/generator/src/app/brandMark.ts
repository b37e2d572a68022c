/** The logo, an envelope folded into a shield, as two strokes on a 24 by 24 grid. */
export const BRAND_MARK = {
  shield: "M3.5 4h17v7.5c0 4.6-3.2 8-8.5 10-5.3-2-8.5-5.4-8.5-10z",
  flap: "m4 4.5 8 7.5 8-7.5",
} as const;
