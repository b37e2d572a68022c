import { httpSection } from "./httpSection.ts";
import { tcpSection } from "./tcpSection.ts";
import { tlsSection } from "./tls.ts";
import { section } from "./values.ts";

/** A file of routes, read by the file provider: pkg/config/dynamic in Traefik's source. */
export const dynamicFile = section({ http: httpSection, tcp: tcpSection, tls: tlsSection });
