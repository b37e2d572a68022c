import { z } from "zod";
import { certificates } from "./tls.ts";
import { flag, section, text, texts, whole } from "./values.ts";

/** What routers of both kinds have. */
export const router = { entryPoints: texts, middlewares: texts, service: text, priority: whole };

/** How Traefik opens TLS to a server. */
export const serverTls = { serverName: text, insecureSkipVerify: flag, rootCAs: texts, certificates };

/** Services with their shares. */
export const weighted = z.array(section({ name: text, weight: whole }).required({ name: true }));
