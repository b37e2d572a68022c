import { groupBy } from "@docs/generator/groupBy";
import { type ConfigFinding, type ConfigGroup, type ConfigText, locate } from "./configText.ts";

const PAGE = "/docs/configuration/overview";

/** Keys that a reload does not apply. Stores, tracers and webhooks depend on more than the key. */
const RESTART =
  /^(server\.(listener|socket|tls)\.|server\.max-connections|server\.proxy\.trusted-networks|cache\.|webadmin\.path|cluster\.(node-id|coordinator)$|cluster\.roles\.(purge\.|metrics\.push|acme\.renew))/;
const LOCAL_STORES = new Set(["rocksdb", "sqlite", "foundationdb"]);
/** The settings of an existing tracer or webhook that a reload applies. */
const RELOADED_PART = /\.(level|events|lossy)$/;

/** Reports keys that belong in the database, and how changes take effect. */
export function checkPlaces(config: ConfigText): ConfigFinding[] {
  return [...(config.kind === "file" ? checkFile(config) : []), ...describeApply(config)];
}

/** Reports each family of keys once: a file of an old release has hundreds of such keys. */
function checkFile({ groups, isLocal }: ConfigText): ConfigFinding[] {
  const misplaced = groups.filter(({ setting, first }) => setting && !isLocal(first.parts.join(".")));
  return [...groupBy(misplaced, ({ parts }) => parts[0])].flatMap(([family, [first, ...more]]) => {
    if (!first) return [];
    const keys =
      more.length === 0 ? `"${first.key}" belongs` : `${more.length + 1} keys of "${family}" belong`;
    return {
      ...locate(first),
      severity: "warning",
      rule: "database-key",
      message: `${keys} in the database. In the file, the value overrides the database, and the server logs a warning at every start.`,
      hint: "Enter it in the web admin or with the CLI, and remove it from the file, or add the key to config.local-keys.",
      page: `${PAGE}#local-and-database-settings`,
    };
  });
}

function describeApply(config: ConfigText): ConfigFinding[] {
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
  const keys = restarts.slice(0, 5).map(({ key }) => key);
  const list = keys.join(", ") + (restarts.length > keys.length ? " …" : "");
  return `A reload applies changes of these settings, except ${restarts.length}, which need a restart: ${list}.`;
}

function needsRestart({ key, owner }: ConfigGroup, { values }: ConfigText): boolean {
  if (RESTART.test(key)) return true;
  if (owner?.prefix === "store") return LOCAL_STORES.has(values.get(`store.${owner.id}.type`) ?? "");
  return (owner?.prefix === "tracer" || owner?.prefix === "webhook") && !RELOADED_PART.test(key);
}
