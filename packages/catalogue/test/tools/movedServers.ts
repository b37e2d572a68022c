/** Settings of twelve servers, what becomes of each, and the operations of the plan. */
export const servers: Record<string, { text: string; tasks: Record<string, string>; plan: unknown[] }> = {
  "a small server with limits": {
    text: '[server]\nhostname = "mail.example.org"\n\n[session.data.limits]\nsize = 52428800\nmessages = 20\n\n[imap.timeout]\nidle = "45m"\n',
    tasks: {
      "server.hostname": "script",
      "session.data.limits.size": "plan",
      "session.data.limits.messages": "plan",
      "imap.timeout.idle": "plan",
    },
    plan: [
      {
        "@type": "update",
        object: "MtaStageData",
        value: {
          maxMessageSize: {
            match: {},
            else: "52428800",
          },
          maxMessages: {
            match: {},
            else: "20",
          },
        },
      },
      {
        "@type": "update",
        object: "Imap",
        value: {
          timeoutIdle: 2700000,
        },
      },
    ],
  },
  "PostgreSQL and S3": {
    text: '[store.pg]\ntype = "postgresql"\nhost = "db.example.org"\npassword = "%{env:PG}%"\n\n[store.s3]\ntype = "s3"\nbucket = "mail"\nregion = "eu-central-1"\n\n[storage]\ndata = "pg"\nblob = "s3"\n',
    tasks: {
      "store.pg.type": "script",
      "store.pg.host": "script",
      "store.pg.password": "script",
      "store.s3.type": "script",
      "store.s3.bucket": "script",
      "store.s3.region": "script",
      "storage.data": "script",
      "storage.blob": "script",
    },
    plan: [],
  },
  "an LDAP directory": {
    text: '[directory.ldap]\ntype = "ldap"\nurl = "ldap://ldap.example.org"\nbase-dn = "dc=example,dc=org"\n\n[storage]\ndirectory = "ldap"\n',
    tasks: {
      "directory.ldap.type": "decide",
      "directory.ldap.url": "decide",
      "directory.ldap.base-dn": "decide",
      "storage.directory": "decide",
    },
    plan: [],
  },
  "a smart host with credentials": {
    text: `[queue.route.relay]
type = "relay"
address = "smtp.example.com"
port = 465
protocol = "smtp"
auth.username = "mail@example.org"
auth.secret = "%{env:RELAY_SECRET}%"

[queue.strategy]
route = [ { if = "is_local_domain('*', rcpt_domain)", then = "'local'" }, { else = "'relay'" } ]
`,
    tasks: {
      "queue.route.relay.type": "plan",
      "queue.route.relay.address": "plan",
      "queue.route.relay.port": "plan",
      "queue.route.relay.protocol": "default",
      "queue.route.relay.auth.username": "plan",
      "queue.route.relay.auth.secret": "plan",
      "queue.strategy.route": "plan",
    },
    plan: [
      {
        "@type": "upsert",
        object: "MtaRoute",
        value: {
          relay: {
            name: "relay",
            "@type": "Relay",
            address: "smtp.example.com",
            port: 465,
            // The default of 0.15.
            implicitTls: true,
            authUsername: "mail@example.org",
            authSecret: { "@type": "EnvironmentVariable", variableName: "RELAY_SECRET" },
          },
        },
      },
      {
        "@type": "update",
        object: "MtaOutboundStrategy",
        value: {
          route: {
            // biome-ignore lint/suspicious/noThenProperty: the server uses this name.
            match: { "0": { if: "is_local_domain(rcpt_domain)", then: "'local'" } },
            else: "'relay'",
          },
        },
      },
    ],
  },
  "routes by domain": {
    text: `+------------------------------------------+--------------------------------------+
| Key                                      | Value                                |
| queue.route.mx.type                      | mx                                   |
| queue.route.mx.ip-lookup                 | ipv4_only                            |
| queue.route.mx.limits.mx                 | 5                                    |
| queue.route.local.type                   | local                                |
| queue.route.partner.type                 | relay                                |
| queue.route.partner.address              | mail.example.net                     |
| queue.route.partner.port                 | 25                                   |
| queue.route.partner.tls.implicit         | false                                |
| queue.route.partner.auth.secret          | %{file:/etc/stalwart/partner}%       |
| queue.strategy.route.0.if                | is_local_domain('', rcpt_domain)     |
| queue.strategy.route.0.then              | 'local'                              |
| queue.strategy.route.1.if                | ends_with(rcpt_domain, 'example.net') |
| queue.strategy.route.1.then              | 'partner'                            |
| queue.strategy.route.2.else              | 'mx'                                 |
`,
    tasks: {
      "queue.route.mx.type": "plan",
      "queue.route.mx.ip-lookup": "plan",
      "queue.route.mx.limits.mx": "default",
      "queue.route.local.type": "plan",
      "queue.route.partner.type": "plan",
      "queue.route.partner.address": "plan",
      "queue.route.partner.port": "default",
      "queue.route.partner.tls.implicit": "plan",
      "queue.route.partner.auth.secret": "plan",
      "queue.strategy.route": "plan",
    },
    plan: [
      {
        "@type": "upsert",
        object: "MtaRoute",
        value: {
          mx: {
            name: "mx",
            "@type": "Mx",
            maxMxHosts: 5,
            maxMultihomed: 2,
            ipLookupStrategy: "v4Only",
          },
        },
      },
      { "@type": "upsert", object: "MtaRoute", value: { local: { name: "local", "@type": "Local" } } },
      {
        "@type": "upsert",
        object: "MtaRoute",
        value: {
          partner: {
            name: "partner",
            "@type": "Relay",
            address: "mail.example.net",
            implicitTls: false,
            authSecret: { "@type": "File", filePath: "/etc/stalwart/partner" },
          },
        },
      },
      {
        "@type": "update",
        object: "MtaOutboundStrategy",
        value: {
          route: {
            match: {
              // biome-ignore-start lint/suspicious/noThenProperty: the server uses this name.
              "0": { if: "is_local_domain(rcpt_domain)", then: "'local'" },
              "1": { if: "ends_with(rcpt_domain, 'example.net')", then: "'partner'" },
              // biome-ignore-end lint/suspicious/noThenProperty: the server uses this name.
            },
            else: "'mx'",
          },
        },
      },
    ],
  },
  "local delivery by LMTP": {
    text: `[queue.route.local]
type = "relay"
address = "dovecot.example.org"
port = 24
protocol = "lmtp"
[queue.route.local.tls]
implicit = false
allow-invalid-certs = true

[queue.route.direct]
type = "mx"
address = "ignored.example.org"

[queue.strategy]
route = [ { if = "is_local_domain('*', rcpt_domain)", then = "'local'" }, { else = "'direct'" } ]
`,
    tasks: {
      "queue.route.local.type": "plan",
      "queue.route.local.address": "plan",
      "queue.route.local.port": "plan",
      "queue.route.local.protocol": "plan",
      "queue.route.local.tls.implicit": "plan",
      "queue.route.local.tls.allow-invalid-certs": "plan",
      "queue.route.direct.type": "plan",
      "queue.route.direct.address": "default",
      "queue.strategy.route": "plan",
    },
    plan: [
      // The first start has made a local route of this name, whose variant cannot be changed.
      { "@type": "destroy", object: "MtaRoute", value: { name: "local" } },
      {
        "@type": "upsert",
        object: "MtaRoute",
        value: {
          local: {
            name: "local",
            "@type": "Relay",
            address: "dovecot.example.org",
            port: 24,
            protocol: "lmtp",
            implicitTls: false,
            allowInvalidCerts: true,
          },
        },
      },
      {
        "@type": "upsert",
        object: "MtaRoute",
        value: {
          direct: {
            name: "direct",
            "@type": "Mx",
            maxMxHosts: 5,
            maxMultihomed: 2,
            ipLookupStrategy: "v4ThenV6",
          },
        },
      },
      {
        "@type": "update",
        object: "MtaOutboundStrategy",
        value: {
          route: {
            // biome-ignore lint/suspicious/noThenProperty: the server uses this name.
            match: { "0": { if: "is_local_domain(rcpt_domain)", then: "'local'" } },
            else: "'direct'",
          },
        },
      },
    ],
  },
  "rules for relaying": {
    text: '[session.rcpt]\nrelay = [ { if = "remote_ip == \'192.0.2.50\'", then = "true" }, { else = "!is_empty(authenticated_as)" } ]\nmax-recipients = 50\n',
    tasks: {
      "session.rcpt.relay": "plan",
      "session.rcpt.max-recipients": "plan",
    },
    plan: [
      {
        "@type": "update",
        object: "MtaStageRcpt",
        value: {
          allowRelaying: {
            match: {
              "0": {
                if: "remote_ip == '192.0.2.50'",
                // biome-ignore lint/suspicious/noThenProperty: the server uses this name.
                then: "true",
              },
            },
            else: "!is_empty(authenticated_as)",
          },
          maxRecipients: {
            match: {},
            else: "50",
          },
        },
      },
    ],
  },
  "spam settings": {
    text: '[spam-filter.score]\nspam = "6.0"\nreject = "15.0"\n\n[spam-filter]\nenable = true\n',
    tasks: {
      "spam-filter.score.spam": "plan",
      "spam-filter.score.reject": "plan",
      "spam-filter.enable": "default",
    },
    plan: [
      {
        "@type": "update",
        object: "SpamSettings",
        value: {
          scoreSpam: 6,
          scoreReject: 15,
        },
      },
    ],
  },
  "HTTP behind a proxy": {
    text: '[http]\nuse-x-forwarded = true\nhsts = true\nurl = "\'https://mail.example.org\'"\n\n[http.rate-limit]\naccount = "500/1m"\n',
    tasks: {
      "http.use-x-forwarded": "plan",
      "http.hsts": "plan",
      "http.url": "decide",
      "http.rate-limit.account": "plan",
    },
    plan: [
      {
        "@type": "update",
        object: "Http",
        value: {
          useXForwarded: true,
          enableHsts: true,
          rateLimitAuthenticated: {
            count: 500,
            period: 60000,
          },
        },
      },
    ],
  },
  "the output of list-config": {
    text: "+------------------------------+-------+\n| Key                          | Value |\n+------------------------------+-------+\n| jmap.protocol.get.max-objects | 1000  |\n| email.auto-expunge            | 60d   |\n+------------------------------+-------+\n",
    tasks: {
      "jmap.protocol.get.max-objects": "plan",
      "email.auto-expunge": "plan",
    },
    plan: [
      {
        "@type": "update",
        object: "Jmap",
        value: {
          getMaxResults: 1000,
        },
      },
      {
        "@type": "update",
        object: "DataRetention",
        value: {
          expungeTrashAfter: 5184000000,
        },
      },
    ],
  },
  "settings.json of the script": {
    text: '{"session.auth.wait": "10s", "oauth.expiry.token": "2h", "no.such.key": "1"}',
    tasks: {
      "session.auth.wait": "unknown",
      "oauth.expiry.token": "plan",
      "no.such.key": "unknown",
    },
    plan: [
      {
        "@type": "update",
        object: "OidcProvider",
        value: {
          accessTokenExpiry: 7200000,
        },
      },
    ],
  },
  "nodes and telemetry": {
    text: '[cluster]\nnode-id = 2\ncoordinator = "redis"\n\n[tracer.log]\ntype = "log"\npath = "/opt/stalwart/logs"\n\n[metrics.prometheus]\nenable = true\n',
    tasks: {
      "cluster.node-id": "gone",
      "cluster.coordinator": "decide",
      "tracer.log.type": "decide",
      "tracer.log.path": "decide",
      "metrics.prometheus.enable": "decide",
    },
    plan: [],
  },
};
