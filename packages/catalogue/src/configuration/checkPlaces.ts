import { about, type ConfigFinding, type ConfigGroup, type ConfigText } from "./configText.ts";

const PAGE = "/docs/configuration/overview";

/** What a reload does not apply, apart from stores, tracers and webhooks, which depend on more than the key. */
const RESTART =
  /^(server\.(listener|socket|tls)\.|server\.max-connections|server\.proxy\.trusted-networks|cache\.|webadmin\.path|cluster\.(node-id|coordinator)$|cluster\.roles\.(purge\.|metrics\.push|acme\.renew))/;
const LOCAL_STORES = new Set(["rocksdb", "sqlite", "foundationdb"]);
/** Of an existing tracer or webhook, only these are read again. */
const RELOADED_PART = /\.(level|events|lossy)$/;

/** Where the keys belong, which value takes effect, and how it comes into effect. */
export function checkPlaces(config: ConfigText): ConfigFinding[] {
  return [...(config.kind === "file" ? checkFile(config) : []), ...tellApply(config)];
}

/** One finding for each family of keys: a file of an old release has hundreds of them. */
function checkFile({ groups, isLocal }: ConfigText): ConfigFinding[] {
  const families = new Map<string, ConfigGroup[]>();
  for (const group of groups) {
    if (!group.setting || isLocal(group.first.parts.join("."))) continue;
    const name = group.parts[0] ?? "";
    const family = families.get(name) ?? [];
    family.push(group);
    families.set(name, family);
  }
  return [...families].flatMap(([family, [first, ...more]]) => {
    if (!first) return [];
    const keys =
      more.length === 0 ? `"${first.key}" belongs` : `${more.length + 1} keys of "${family}" belong`;
    return {
      ...about(first),
      severity: "warning",
      rule: "database-key",
      message: `${keys} in the database. In the file, the value overrides the database, and the server logs a warning at every start.`,
      hint: "Enter it in the web admin or with the CLI, and remove it from the file, or add the key to config.local-keys.",
      page: `${PAGE}#local-and-database-settings`,
    };
  });
}

function tellApply(config: ConfigText): ConfigFinding[] {
  if (config.groups.length === 0) return [];
  const [message, hint] =
    config.kind === "file"
      ? [
          "A change of the file takes effect at the next start.",
          "Restart the server: a reload does not read the file again.",
        ]
      : [
          describeReload(config),
          "Run stalwart-cli server reload-config, then check its result in the response of /api/reload.",
        ];
  return [{ severity: "note", rule: "apply", message, hint, at: 0, page: `${PAGE}#reload-or-restart` }];
}

function describeReload(config: ConfigText): string {
  const restarts = config.groups.filter((group) => needsRestart(group, config));
  if (restarts.length === 0) return "A reload applies changes of all these settings.";
  return `A reload applies changes of these settings, except ${restarts.length}, which need a restart: ${list(restarts)}.`;
}

function needsRestart({ key, owner }: ConfigGroup, { values }: ConfigText): boolean {
  if (RESTART.test(key)) return true;
  if (owner?.prefix === "store") return LOCAL_STORES.has(values.get(`store.${owner.id}.type`) ?? "");
  return (owner?.prefix === "tracer" || owner?.prefix === "webhook") && !RELOADED_PART.test(key);
}

function list(groups: ConfigGroup[]): string {
  const keys = groups.slice(0, 5).map(({ key }) => key);
  return keys.join(", ") + (groups.length > keys.length ? " …" : "");
}
