import { type ConfigFinding, type ConfigGroup, type ConfigText, locate } from "./configText.ts";
import { hasMacro } from "./valueForms.ts";

interface Risk {
  /** Matches keys as the reference writes them. */
  keys: RegExp;
  isRisky(group: ConfigGroup, config: ConfigText): boolean;
  severity: ConfigFinding["severity"];
  message: string;
  hint: string;
}

const isTrue = ({ value }: ConfigGroup) => value.kind === "single" && value.text === "true";
/** Hash formats that the server recognizes. */
const HASH = /^(\$(argon2|pbkdf2|scrypt|2[abxy]?|5|6|sha1|1)\$?|_|\{[\w.-]+\})/i;
const LOOPBACK = /^(127\.|\[::1\])/;

const RISKS: Risk[] = [
  {
    keys: /^session\.rcpt\.relay$/,
    isRisky: ({ value }) =>
      value.kind === "single"
        ? value.text.trim() === "true"
        : value.kind === "conditional" &&
          value.branches.some(
            (branch) =>
              branch["else"]?.trim() === "true" ||
              (branch["if"]?.trim() === "true" && branch["then"]?.trim() === "true"),
          ),
    severity: "error",
    message: "Anyone can send mail to any domain through this server: it is an open relay.",
    hint: "Allow only authenticated senders: !is_empty(authenticated_as).",
  },
  {
    keys: /\.allow-invalid-certs$/,
    // The default strategy of this name accepts them on purpose, after a failed attempt.
    isRisky: (group) => isTrue(group) && group.owner?.id !== "invalid-tls",
    severity: "warning",
    message: "Invalid certificates are accepted: an attacker in between can read and change the traffic.",
    hint: "Set it to false, and correct the certificate of the other server.",
  },
  {
    keys: /^server\.listener\.<id>\.tls\.enable$/,
    isRisky: ({ value }) => value.kind === "single" && value.text === "false",
    severity: "warning",
    message: "This listener has no TLS: passwords and mail are sent in clear text.",
    hint: "Remove the line, unless a proxy on the same host handles TLS.",
  },
  {
    keys: /^server\.listener\.<id>\.protocol$/,
    isRisky: ({ value, owner }, { groups, values }) =>
      value.kind === "single" &&
      value.text === "http" &&
      values.get(`server.listener.${owner?.id}.tls.implicit`) !== "true" &&
      groups.some(
        ({ key, entries }) =>
          key === `server.listener.${owner?.id}.bind` && entries.some(({ text }) => !LOOPBACK.test(text)),
      ),
    severity: "note",
    message: "This HTTP listener has no TLS and accepts connections from other hosts.",
    hint: "Use it for the first setup or behind a proxy only, or bind it to 127.0.0.1.",
  },
  {
    keys: /^imap\.auth\.allow-plain-text$/,
    isRisky: isTrue,
    severity: "warning",
    message: "Clients can send passwords without TLS.",
    hint: "Set it to false, or remove it.",
  },
  {
    keys: /^http\.permissive-cors$/,
    isRisky: isTrue,
    severity: "warning",
    message: "Scripts of any website can call this server from a visitor's browser.",
    hint: "Set it to false after testing.",
  },
  {
    keys: /^authentication\.fallback-admin\.secret$/,
    isRisky: ({ first: { text } }) => text !== "" && !hasMacro(text) && !HASH.test(text),
    severity: "warning",
    message: "The password of the fallback administrator is in plain text.",
    hint: "Store a hash instead. The command openssl passwd -6 prints one.",
  },
];

/** Reports values that work but are not safe on the Internet. */
export function checkRisks(config: ConfigText): ConfigFinding[] {
  return [
    ...config.groups.flatMap((group) =>
      RISKS.filter(({ keys, isRisky }) => keys.test(group.setting?.key ?? "") && isRisky(group, config)).map(
        ({ severity, message, hint }) => ({ ...locate(group), severity, rule: "risk", message, hint }),
      ),
    ),
    ...checkHostname(config),
  ];
}

/** Checks that a file with listeners sets the host name. */
function checkHostname({ kind, groups, values }: ConfigText): ConfigFinding[] {
  const listener = groups.find(({ key }) => key.startsWith("server.listener."));
  const hostname = values.get("server.hostname") ?? values.get("lookup.default.hostname");
  if (kind === "listing" || !listener || (hostname !== undefined && hostname !== "")) return [];
  return [
    {
      severity: "warning",
      rule: "risk",
      message:
        "The file sets no host name. The server then uses the name of the system, which is often not a public one.",
      hint: 'Add server.hostname = "mail.example.org" with the name of your MX record.',
      at: listener.first.from,
      setting: "server.hostname",
    },
  ];
}
