import { z } from "zod";
import { flag, named, section, text, texts } from "./values.ts";

const domains = z.array(section({ main: text, sans: texts }));

const certificate = { certFile: text, keyFile: text };

export const certificates = z.array(section(certificate));

export const spiffe = section({ ids: texts, trustDomain: text });

/** How a router, or every router of an entry point, opens TLS. */
export const routerTls = { options: text, certResolver: text, domains };

/** The section `tls` of a dynamic file. */
export const tlsSection = section({
  certificates: z.array(section({ ...certificate, stores: texts })),
  options: named(
    section({
      minVersion: text,
      maxVersion: text,
      cipherSuites: texts,
      curvePreferences: texts,
      clientAuth: section({ caFiles: texts, clientAuthType: text }),
      sniStrict: flag,
      alpnProtocols: texts,
      disableSessionTickets: flag,
    }),
  ),
  stores: named(
    section({
      defaultCertificate: section(certificate),
      defaultGeneratedCert: section({ resolver: text, domain: section({ main: text, sans: texts }) }),
    }),
  ),
});
