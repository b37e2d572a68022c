import { z } from "zod";
import { router, serverTls, weighted } from "./route.ts";
import { needsTls, tcpRule } from "./rule.ts";
import { routerTls, spiffe } from "./tls.ts";
import { duration, flag, named, networks, oneOf, section, text, whole } from "./values.ts";

/** The section `tcp` of a dynamic file. */
export const tcpSection = section({
  routers: named(
    section({ ...router, rule: tcpRule, tls: section({ ...routerTls, passthrough: flag }) })
      .required({ service: true, rule: true })
      .refine(({ rule, tls }) => tls !== undefined || !needsTls(rule), {
        path: ["rule"],
        message: "A rule with a name in HostSNI needs a section tls in its router",
      }),
  ),
  services: named(
    oneOf({
      loadBalancer: section({
        proxyProtocol: section({ version: z.literal([1, 2]) }),
        servers: z.array(
          section({
            address: text.regex(/^(\[[^\]]+\]|[^:/\s]+):\d+$/, "No address with a port"),
            tls: flag,
          }).required({ address: true }),
        ),
        serversTransport: text,
        terminationDelay: whole,
      }).required({ servers: true }),
      weighted: section({ services: weighted }),
    }),
  ),
  middlewares: named(
    oneOf({
      inFlightConn: section({ amount: whole }),
      ipAllowList: section({ sourceRange: networks }),
    }),
  ),
  serversTransports: named(
    section({
      dialKeepAlive: duration,
      dialTimeout: duration,
      terminationDelay: duration,
      tls: section({ ...serverTls, peerCertURI: text, spiffe }),
    }),
  ),
});
