import { z } from "zod";
import { httpMiddleware } from "./httpMiddleware.ts";
import { router, serverTls, weighted } from "./route.ts";
import { httpRule } from "./rule.ts";
import { routerTls, spiffe } from "./tls.ts";
import { duration, empty, flag, named, observability, oneOf, section, text, whole } from "./values.ts";

const sticky = section({
  cookie: section({
    name: text,
    secure: flag,
    httpOnly: flag,
    sameSite: z.enum(["none", "lax", "strict"]),
    maxAge: whole,
    path: text,
    domain: text,
  }),
});

const healthCheck = section({
  scheme: text,
  mode: z.enum(["http", "grpc"]),
  path: text,
  method: text,
  status: whole,
  port: whole,
  interval: duration,
  unhealthyInterval: duration,
  timeout: duration,
  hostname: text,
  followRedirects: flag,
  headers: named(text),
});

/** The section `http` of a dynamic file. */
export const httpSection = section({
  routers: named(
    section({ ...router, rule: httpRule, tls: section(routerTls), observability }).required({
      service: true,
      rule: true,
    }),
  ),
  services: named(
    oneOf({
      loadBalancer: section({
        sticky,
        servers: z.array(
          section({
            url: z.url({ protocol: /^(https?|h2c)$/, error: "No address, such as http://192.0.2.20:8080" }),
            weight: whole,
            preservePath: flag,
          }).required({ url: true }),
        ),
        strategy: z.enum(["wrr", "p2c"]),
        healthCheck,
        passHostHeader: flag,
        responseForwarding: section({ flushInterval: duration }),
        serversTransport: text,
      }).required({ servers: true }),
      weighted: section({ services: weighted, sticky, healthCheck: empty }),
      mirroring: section({
        service: text,
        mirrorBody: flag,
        maxBodySize: whole,
        mirrors: z.array(section({ name: text, percent: whole })),
        healthCheck: empty,
      }),
      failover: section({ service: text, fallback: text, healthCheck: empty }),
    }),
  ),
  middlewares: named(httpMiddleware),
  serversTransports: named(
    section({
      ...serverTls,
      maxIdleConnsPerHost: whole,
      forwardingTimeouts: section({
        dialTimeout: duration,
        responseHeaderTimeout: duration,
        idleConnTimeout: duration,
        readIdleTimeout: duration,
        pingTimeout: duration,
      }),
      disableHTTP2: flag,
      peerCertURI: text,
      spiffe,
    }),
  ),
});
