/** Settings of ten servers, what becomes of each, and the operations of the plan. */
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
  "a relay for all mail": {
    text: '[queue.route.relay]\ntype = "relay"\naddress = "smtp.example.com"\nport = 587\n\n[queue.strategy]\nroute = [ { if = "is_local_domain(\'*\', rcpt_domain)", then = "\'local\'" }, { else = "\'relay\'" } ]\n',
    tasks: {
      "queue.route.relay.type": "decide",
      "queue.route.relay.address": "decide",
      "queue.route.relay.port": "decide",
      "queue.strategy.route": "decide",
    },
    plan: [],
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
