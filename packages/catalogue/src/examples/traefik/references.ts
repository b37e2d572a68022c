import { didYouMean } from "../../../../generator/src/shared/nearest.ts";

/** Where a file names something, and where that has to be defined; `*` is any name or place in a list. */
const REFERENCES = {
  "tcp.routers.*.entryPoints.*": "entryPoints",
  "tcp.routers.*.service": "tcp.services",
  "tcp.routers.*.middlewares.*": "tcp.middlewares",
  "tcp.routers.*.tls.certResolver": "certificatesResolvers",
  "tcp.routers.*.tls.options": "tls.options",
  "tcp.services.*.loadBalancer.serversTransport": "tcp.serversTransports",
  "tcp.services.*.weighted.services.*.name": "tcp.services",
  "http.routers.*.entryPoints.*": "entryPoints",
  "http.routers.*.service": "http.services",
  "http.routers.*.middlewares.*": "http.middlewares",
  "http.routers.*.tls.certResolver": "certificatesResolvers",
  "http.routers.*.tls.options": "tls.options",
  "http.services.*.loadBalancer.serversTransport": "http.serversTransports",
  "http.services.*.weighted.services.*.name": "http.services",
  "http.services.*.mirroring.service": "http.services",
  "http.services.*.mirroring.mirrors.*.name": "http.services",
  "http.services.*.failover.service": "http.services",
  "http.services.*.failover.fallback": "http.services",
  "http.middlewares.*.chain.middlewares.*": "http.middlewares",
  "http.middlewares.*.errors.service": "http.services",
  "tls.stores.*.defaultGeneratedCert.resolver": "certificatesResolvers",
  "entryPoints.*.http.middlewares.*": "http.middlewares",
  "entryPoints.*.http.tls.certResolver": "certificatesResolvers",
  "entryPoints.*.http.tls.options": "tls.options",
  "entryPoints.*.http.redirections.entryPoint.to": "entryPoints",
  "certificatesResolvers.*.acme.httpChallenge.entryPoint": "entryPoints",
  "ping.entryPoint": "entryPoints",
};

/** What is there without being defined. */
const BUILT_IN: Record<string, string[]> = { "tls.options": ["default"], entryPoints: ["traefik"] };

export interface Place {
  path: PropertyKey[];
  value: unknown;
}

/** A name that no file among these defines, with the place where it is used. */
export interface Dangling {
  path: PropertyKey[];
  message: string;
}

/** Names in a file that are defined nowhere: Traefik would start and leave the route out. */
export function findDangling(file: unknown, among: unknown[]): Dangling[] {
  return Object.entries(REFERENCES).flatMap(([from, to]) => {
    const defined = [...among.flatMap((other) => namesAt(other, to)), ...(BUILT_IN[to] ?? [])];
    return placesAt(file, from.split(".")).flatMap(({ path, value }) => {
      const name = localName(String(value));
      if (name === null || defined.includes(name)) return [];
      const hint = didYouMean(name, defined) ?? "";
      return [{ path, message: `No file on this page defines "${name}" in ${to}. ${hint}`.trim() }];
    });
  });
}

/** `name@file` is in a file as well, `name@docker` is elsewhere, and `:443` is a port. */
function localName(name: string): string | null {
  if (name.startsWith(":")) return null;
  const [local = "", provider = "file"] = name.split("@");
  return provider === "file" ? local : null;
}

function namesAt(file: unknown, path: string): string[] {
  return placesAt(file, [...path.split("."), "*"]).map((place) => String(place.path.at(-1)));
}

/** All places of a file that a path with `*` leads to. */
export function placesAt(file: unknown, [step, ...rest]: string[], path: PropertyKey[] = []): Place[] {
  if (step === undefined) return [{ path, value: file }];
  if (typeof file !== "object" || file === null) return [];
  const keys = step === "*" ? Object.keys(file) : [step].filter((key) => Object.hasOwn(file, key));
  return keys.flatMap((key) => placesAt(Reflect.get(file, key), rest, [...path, key]));
}
