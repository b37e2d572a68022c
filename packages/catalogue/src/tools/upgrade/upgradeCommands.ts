import { compareReleases } from "../../data/historyIndex.ts";
import type { UpgradeFile } from "../../toml/upgradeFile.ts";
import type { PlannedStep, Setup } from "./planUpgrade.ts";

type Names = Record<"home" | "binary" | "archive" | "version", string>;

const DOWNLOADS = "https://github.com/stalwartlabs/stalwart/releases/download";
const WEBADMIN = "https://github.com/stalwartlabs/webadmin/releases/download";
const EMPTY_STORE = "# Empty the data store now: the import needs a new one.";
/** The release that renamed server, image and directory. */
const RENAMED = "0.12.0";

/** Returns the commands of one step, with comments. */
export function upgradeCommands(step: PlannedStep, setup: Setup, { backups }: UpgradeFile): string {
  const names = namesOf(step, setup);
  const stores = backups.filter(({ store }) => setup.stores.includes(store));
  const dumps = stores.flatMap(({ command }) => command?.replaceAll("{version}", step.version) ?? []);
  const platformLines = { linux: linuxLines, docker: dockerLines, windows: windowsLines }[setup.platform];
  const [before, after] = webadminLines(step);
  return [...before, ...platformLines(step, names, dumps), ...after].join("\n");
}

function namesOf({ version }: PlannedStep, { from, stores }: Setup): Names {
  const isOld = (release: string) => compareReleases(release, RENAMED) < 0;
  const archive = isOld(version) ? "stalwart-mail" : "stalwart";
  return {
    version,
    // An old installation keeps its directory, and the name of the binary that its service starts.
    home: isOld(from) ? "stalwart-mail" : "stalwart",
    binary: archive,
    archive: stores.includes("foundationdb") ? `${archive}-foundationdb` : archive,
  };
}

function linuxLines(step: PlannedStep, { home, binary, archive, version }: Names, dumps: string[]): string[] {
  const directory = `/opt/${home}`;
  const server = `${directory}/bin/${home}`;
  const moved = archive === home ? [] : [`mv ${directory}/bin/${archive} ${server}`];
  const run = `runuser -u ${home} -- ${server} --config ${directory}/etc/config.toml`;
  const isImport = step.method === "import";
  return [
    `curl -fL -o /root/${binary}-${version}.tar.gz ${DOWNLOADS}/v${version}/${archive}-x86_64-unknown-linux-gnu.tar.gz`,
    `systemctl stop ${home}`,
    ...(isImport
      ? [`install -d -o ${home} -g ${home} -m 700 ${directory}/export`, `${run} --export ${directory}/export`]
      : []),
    `tar -C /opt -czf /root/${home}-before-${version}.tar.gz ${home}`,
    ...dumps,
    ...(isImport ? [EMPTY_STORE] : []),
    `tar --no-same-owner -xzf /root/${binary}-${version}.tar.gz -C ${directory}/bin`,
    ...moved,
    `chmod 755 ${server}`,
    ...(isImport ? [`${run} --import ${directory}/export`] : []),
    `systemctl start ${home}`,
  ];
}

function dockerLines(step: PlannedStep, { home, binary, version }: Names, dumps: string[]): string[] {
  const imageOf = (release: string) =>
    `stalwartlabs/${compareReleases(release, RENAMED) < 0 ? "mail-server" : "stalwart"}:v${release}`;
  const image = imageOf(version);
  // The volume keeps its name; from 0.12 on it is mounted elsewhere.
  const mount = `-v ${home}:/opt/${binary}`;
  const run = (release: string, program: string, args: string) =>
    `docker run --rm ${mount} --entrypoint ${program} ${imageOf(release)} ${args}`;
  const migrate = (release: string, option: string) =>
    run(
      release,
      "/usr/local/bin/stalwart-mail",
      `--config /opt/${binary}/etc/config.toml --${option} /opt/${binary}/export`,
    );
  const isImport = step.method === "import";
  const isMoved = compareReleases(step.previous, RENAMED) < 0 && compareReleases(version, RENAMED) >= 0;
  return [
    `docker pull ${image}`,
    `docker stop ${home}`,
    ...(isImport ? [migrate(step.previous, "export")] : []),
    `docker run --rm ${mount} -v "$PWD":/backup --entrypoint tar ${image} -C /opt -czf /backup/${home}-before-${version}.tar.gz ${binary}`,
    ...dumps,
    ...(isImport ? [EMPTY_STORE, migrate(version, "import")] : []),
    ...(isMoved
      ? [run(version, "sed", `-i 's#/opt/stalwart-mail#/opt/stalwart#g' /opt/${binary}/etc/config.toml`)]
      : []),
    `docker rm ${home}`,
    `docker run -d --name ${home} --hostname mail.example.org --restart unless-stopped \\`,
    `  ${mount} \\`,
    "  -p 25:25 -p 465:465 -p 587:587 \\",
    "  -p 143:143 -p 993:993 -p 110:110 -p 995:995 -p 4190:4190 \\",
    "  -p 443:443 -p 127.0.0.1:8080:8080 \\",
    `  ${image}`,
  ];
}

function windowsLines(step: PlannedStep, { home, binary, version }: Names, dumps: string[]): string[] {
  const folder = "C:\\Stalwart";
  const server = `${folder}\\bin\\${home}.exe`;
  const zip = `"$env:TEMP\\stalwart-${version}.zip"`;
  const isImport = step.method === "import";
  const migrate = (option: string) =>
    `& ${server} --config C:/Stalwart/etc/config.toml --${option} C:/Stalwart/export`;
  return [
    `curl.exe -fL -o ${zip} ${DOWNLOADS}/v${version}/${binary}-x86_64-pc-windows-msvc.zip`,
    "Stop-Service Stalwart",
    ...(isImport ? [`New-Item -ItemType Directory -Force ${folder}\\export`, migrate("export")] : []),
    `Copy-Item -Recurse ${folder} ${folder}-before-${version}`,
    ...dumps.map((dump) => dump.replaceAll("/root/", "C:/")),
    ...(isImport ? [EMPTY_STORE] : []),
    `Expand-Archive -Force ${zip} ${folder}\\bin`,
    ...(binary === home ? [] : [`Move-Item -Force ${folder}\\bin\\${binary}.exe ${server}`]),
    ...(isImport ? [migrate("import")] : []),
    "Start-Service Stalwart",
  ];
}

/** Returns the commands before and after a step that update the web admin and reload settings. */
function webadminLines({ version, webadmin, webadminFirst, needsReload }: PlannedStep): [string[], string[]] {
  const reload = needsReload
    ? [
        "# When the migration is complete, load the settings that it has added.",
        "curl -sS -u admin http://127.0.0.1:8080/api/reload",
      ]
    : [];
  if (!webadmin) return [[], reload];
  const key = compareReleases(version, "0.11.0") < 0 ? "config.resource.webadmin" : "webadmin.resource";
  const update = [
    `stalwart-cli -u http://127.0.0.1:8080 server add-config ${key} ${WEBADMIN}/${webadmin}/webadmin.zip`,
    "curl -sS -u admin http://127.0.0.1:8080/api/update/webadmin",
  ];
  if (webadminFirst) return [["# The web admin comes first.", ...update], reload];
  return [[], [...reload, "# The web admin that fits.", ...update]];
}
