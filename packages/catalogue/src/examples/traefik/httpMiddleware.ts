import { z } from "zod";
import { duration, flag, named, networks, oneOf, section, text, texts, whole } from "./values.ts";

const ipStrategy = section({ depth: whole, excludedIPs: networks, ipv6Subnet: whole });
const sourceCriterion = section({ ipStrategy, requestHeaderName: text, requestHost: flag });
const headerValues = named(text);

const headers = section({
  customRequestHeaders: headerValues,
  customResponseHeaders: headerValues,
  accessControlAllowCredentials: flag,
  accessControlAllowHeaders: texts,
  accessControlAllowMethods: texts,
  accessControlAllowOriginList: texts,
  accessControlAllowOriginListRegex: texts,
  accessControlExposeHeaders: texts,
  accessControlMaxAge: whole,
  addVaryHeader: flag,
  allowedHosts: texts,
  hostsProxyHeaders: texts,
  sslProxyHeaders: headerValues,
  stsSeconds: whole,
  stsIncludeSubdomains: flag,
  stsPreload: flag,
  forceSTSHeader: flag,
  frameDeny: flag,
  customFrameOptionsValue: text,
  contentTypeNosniff: flag,
  browserXssFilter: flag,
  customBrowserXSSValue: text,
  contentSecurityPolicy: text,
  contentSecurityPolicyReportOnly: text,
  publicKey: text,
  referrerPolicy: text,
  permissionsPolicy: text,
  isDevelopment: flag,
});

/** What can stand between an HTTP router and its service; plugins and other rarities are left out. */
export const httpMiddleware = oneOf({
  addPrefix: section({ prefix: text }),
  stripPrefix: section({ prefixes: texts }),
  stripPrefixRegex: section({ regex: texts }),
  replacePath: section({ path: text }),
  replacePathRegex: section({ regex: text, replacement: text }),
  chain: section({ middlewares: texts }),
  ipAllowList: section({ sourceRange: networks, ipStrategy, rejectStatusCode: whole }),
  headers,
  errors: section({ status: texts, statusRewrites: named(whole), service: text, query: text }),
  rateLimit: section({ average: whole, period: duration, burst: whole, sourceCriterion }),
  redirectRegex: section({ regex: text, replacement: text, permanent: flag }),
  redirectScheme: section({ scheme: z.enum(["http", "https"]), port: text, permanent: flag }),
  basicAuth: section({ users: texts, usersFile: text, realm: text, removeHeader: flag, headerField: text }),
  inFlightReq: section({ amount: whole, sourceCriterion }),
  buffering: section({
    maxRequestBodyBytes: whole,
    memRequestBodyBytes: whole,
    maxResponseBodyBytes: whole,
    memResponseBodyBytes: whole,
    retryExpression: text,
  }),
  compress: section({
    excludedContentTypes: texts,
    includedContentTypes: texts,
    minResponseBodyBytes: whole,
    encodings: texts,
    defaultEncoding: text,
  }),
  retry: section({ attempts: whole, initialInterval: duration }),
});
