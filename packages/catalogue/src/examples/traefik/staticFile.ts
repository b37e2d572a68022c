import { z } from "zod";
import { routerTls, spiffe } from "./tls.ts";
import {
  duration,
  empty,
  flag,
  named,
  networks,
  observability,
  section,
  text,
  texts,
  whole,
} from "./values.ts";

const entryPoint = section({
  address: text.regex(/^(\[[^\]]+\]|[^:/\s]*):\d+(\/(tcp|udp))?$/i, "No address, such as :25"),
  allowACMEByPass: flag,
  reusePort: flag,
  asDefault: flag,
  transport: section({
    lifeCycle: section({ requestAcceptGraceTimeout: duration, graceTimeOut: duration }),
    respondingTimeouts: section({ readTimeout: duration, writeTimeout: duration, idleTimeout: duration }),
    keepAliveMaxTime: duration,
    keepAliveMaxRequests: whole,
  }),
  proxyProtocol: section({ insecure: flag, trustedIPs: networks }),
  forwardedHeaders: section({ insecure: flag, trustedIPs: networks, connection: texts }),
  http: section({
    redirections: section({
      entryPoint: section({ to: text, scheme: text, permanent: flag, priority: whole }),
    }),
    middlewares: texts,
    tls: section(routerTls),
    encodeQuerySemicolons: flag,
    sanitizePath: flag,
    maxHeaderBytes: whole,
  }),
  http2: section({ maxConcurrentStreams: whole }),
  http3: section({ advertisedPort: whole }),
  udp: section({ timeout: duration }),
  observability,
}).required({ address: true });

const acme = section({
  email: text,
  caServer: text,
  preferredChain: text,
  profile: text,
  emailAddresses: texts,
  storage: text,
  keyType: text,
  eab: section({ kid: text, hmacEncoded: text }),
  certificatesDuration: whole,
  clientTimeout: duration,
  clientResponseHeaderTimeout: duration,
  caCertificates: texts,
  caSystemCertPool: flag,
  caServerName: text,
  dnsChallenge: section({
    provider: text,
    resolvers: texts,
    propagation: section({
      disableChecks: flag,
      disableANSChecks: flag,
      requireAllRNS: flag,
      delayBeforeChecks: duration,
    }),
    delayBeforeCheck: duration,
    disablePropagationCheck: flag,
  }),
  httpChallenge: section({ entryPoint: text, delay: duration }),
  tlsChallenge: empty,
});

/** The file that Traefik reads at its start: pkg/config/static in its source. */
export const staticFile = section({
  global: section({ checkNewVersion: flag, sendAnonymousUsage: flag }),
  serversTransport: section({
    insecureSkipVerify: flag,
    rootCAs: texts,
    maxIdleConnsPerHost: whole,
    forwardingTimeouts: section({
      dialTimeout: duration,
      responseHeaderTimeout: duration,
      idleConnTimeout: duration,
    }),
    spiffe,
  }),
  tcpServersTransport: section({
    dialKeepAlive: duration,
    dialTimeout: duration,
    terminationDelay: duration,
    tls: section({ insecureSkipVerify: flag, rootCAs: texts, spiffe }),
  }),
  entryPoints: named(entryPoint),
  providers: section({
    providersThrottleDuration: duration,
    file: section({ directory: text, watch: flag, filename: text, debugLogGeneratedTemplate: flag }),
  }),
  api: section({
    basePath: text,
    insecure: flag,
    dashboard: flag,
    debug: flag,
    disableDashboardAd: flag,
  }),
  ping: section({ entryPoint: text, manualRouting: flag, terminatingStatusCode: whole }),
  log: section({
    level: z.enum(["TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL", "PANIC"]),
    format: z.enum(["common", "json"]),
    noColor: flag,
    filePath: text,
    maxSize: whole,
    maxAge: whole,
    maxBackups: whole,
    compress: flag,
  }),
  accessLog: section({
    filePath: text,
    format: text,
    filters: section({ statusCodes: texts, retryAttempts: flag, minDuration: duration }),
    bufferingSize: whole,
    addInternals: flag,
  }),
  certificatesResolvers: named(section({ acme, tailscale: empty })),
});
