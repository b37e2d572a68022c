/** An ordinary page and a long one, for which sizes and visits are measured. */
export const MEASURED_PAGES = {
  postgresql: "/docs/storage/backends/postgresql",
  rcpt: "/docs/mta/inbound/rcpt",
} as const;
