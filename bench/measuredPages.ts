/** An ordinary page and a long one: what budgets speak about and what visits visit. */
export const MEASURED_PAGES = {
  postgresql: "/docs/storage/backends/postgresql",
  rcpt: "/docs/mta/inbound/rcpt",
} as const;
