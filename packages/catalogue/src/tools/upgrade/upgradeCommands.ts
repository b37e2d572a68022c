import { compareReleases } from "../../data/historyIndex.ts";
import type { UpgradeFile } from "../../toml/upgradeFile.ts";
import type { PlannedStep, Setup } from "./planUpgrade.ts";

const DOWNLOADS = "https://github.com/stalwartlabs/stalwart/releases/download";
const WEBADMIN = "https://github.com/stalwartlabs/webadmin/releases/download";
const EMPTY_STORE = "# Empty the data store now: the import needs a new one.";
/** The release that renamed server, image and directory. */
const RENAMED = "0.12.0";

const NO_BACKUP = "STOP: there is no new backup. If the file of an earlier attempt exists, rename it.";
/** Backs up to a file, unless an earlier attempt did: its data may be migrated by now. */
const backupTo = (file: string, command: string) => `test ! -e ${file} && ${command} || echo "${NO_BACKUP}"`;

/** One step of work, shown in a box of its own. */
export interface Box {
  title: string;
  text: string;
  href?: string;
  commands?: string;
}

/** Lists lines, some of which depend on a condition. */
const list = (...parts: (string | string[] | false)[]) => parts.flat().filter((line) => line !== false);

/** The lines of a platform that back up and install, and how to see its log and its version. */
type Lines = Record<"backup" | "install" | "log" | "check", string[]>;

/** Returns what to do for one release: back up, install, wait, check. */
export function upgradeBoxes(step: PlannedStep, setup: Setup, { backups }: UpgradeFile): Box[] {
  const stored = backups.filter(({ store }) => setup.stores.includes(store));
  const dumps = stored.flatMap(({ command }) => command?.replaceAll("{version}", step.version) ?? []);
  const linesOf = {
    linux: linuxLines,
    docker: dockerLines,
    compose: dockerLines,
    kubernetes: kubernetesLines,
    windows: windowsLines,
  };
  const lines = linesOf[setup.platform]({ ...describeStep(step, setup), dumps });
  const [before, after] = webadminLines(step, setup);
  const isMigrated = compareReleases(step.version.replace(/\d+$/, "0"), step.previous) > 0;
  const line = (isMigrated ? step.log : undefined) ?? "server.startup";
  const draw = (title: string, text: string, commands: string[]): Box[] =>
    commands.length > 0 ? [{ title, text, commands: commands.join("\n") }] : [];
  return [
    ...draw("Back up", "The server stops here, so that nothing changes during the backup.", [
      ...before,
      ...lines.backup,
    ]),
    ...draw("Install", `This installs ${step.version} and starts it.`, lines.install),
    ...draw(
      "Wait for the log line",
      `Continue when the log shows “${line}”. Do not stop the server before.`,
      lines.log,
    ),
    ...draw("Reload", "The migration adds settings, and the web admin belongs to the release.", after),
    ...draw(
      "Check",
      `It prints ${step.version}. Sign in, and send a message in both directions.`,
      lines.check,
    ),
  ];
}

/** Returns the steps of the way to the release that is configured by objects. */
export function objectBoxes({ boxes }: UpgradeFile["objects"]["ways"][number], { platform }: Setup): Box[] {
  return boxes.map(({ commands, ...box }) => {
    const lines = commands?.[platform] ?? commands?.all;
    return lines ? { ...box, commands: lines.join("\n") } : box;
  });
}

/** One release to install, in the words of its commands. */
type Step = ReturnType<typeof describeStep> & {
  /** The commands that dump databases. */
  dumps: string[];
};

function describeStep({ version, previous, method }: PlannedStep, { from, stores, platform }: Setup) {
  const binary = isBeforeRenaming(version) ? "stalwart-mail" : "stalwart";
  return {
    version,
    previous,
    // An old installation keeps its directory, and the name of the binary that its service starts.
    home: isBeforeRenaming(from) ? "stalwart-mail" : "stalwart",
    binary,
    archive: stores.includes("foundationdb") ? `${binary}-foundationdb` : binary,
    isImport: method === "import",
    isRenamed: isBeforeRenaming(previous) && !isBeforeRenaming(version),
    isCompose: platform === "compose",
    hasVolume: stores.some((store) => /^(rocksdb|sqlite|fs)$/.test(store)),
  };
}

function isBeforeRenaming(release: string): boolean {
  return compareReleases(release, RENAMED) < 0;
}

function linuxLines({ home, binary, archive, version, isImport, dumps }: Step): Lines {
  const directory = `/opt/${home}`;
  const server = `${directory}/bin/${home}`;
  const run = `runuser -u ${home} -- ${server} --config ${directory}/etc/config.toml`;
  const archived = `/root/${home}-before-${version}.tar.gz`;
  const backup = list(
    `curl -fL -o /root/${binary}-${version}.tar.gz ${DOWNLOADS}/v${version}/${archive}-x86_64-unknown-linux-gnu.tar.gz`,
    `systemctl stop ${home}`,
    isImport && `install -d -o ${home} -g ${home} -m 700 ${directory}/export`,
    isImport && `${run} --export ${directory}/export`,
    backupTo(archived, `tar -C /opt -czf ${archived} ${home}`),
    dumps,
  );
  const install = list(
    isImport && EMPTY_STORE,
    `tar --no-same-owner -xzf /root/${binary}-${version}.tar.gz -C ${directory}/bin`,
    archive !== home && `mv ${directory}/bin/${archive} ${server}`,
    `chmod 755 ${server}`,
    isImport && `${run} --import ${directory}/export`,
    `systemctl start ${home}`,
  );
  return { backup, install, log: [`tail -n 20 -F ${directory}/logs/*`], check: [`${server} --version`] };
}

function dockerLines(step: Step): Lines {
  const { home, binary, version, previous, isImport, isRenamed, isCompose, dumps } = step;
  const image = imageOf(version);
  const mount = mountOf(step);
  const run = (release: string, program: string, args: string) =>
    `docker run --rm ${mount} --entrypoint ${program} ${imageOf(release)} ${args}`;
  const migrate = (release: string, option: string) =>
    run(
      release,
      "/usr/local/bin/stalwart-mail",
      `--config /opt/${binary}/etc/config.toml --${option} /opt/${binary}/export`,
    );
  const archived = `${home}-before-${version}.tar.gz`;
  const backup = list(
    `docker pull ${image}`,
    `docker run --rm ${mount} --entrypoint ls ${image} /opt/${binary}/etc/config.toml || echo "STOP: the volume has another name. Find it with: docker volume ls"`,
    isCompose ? "docker compose down" : `docker stop ${home}`,
    isImport && migrate(previous, "export"),
    backupTo(
      archived,
      `docker run --rm ${mount} -v "$PWD":/backup --entrypoint sh ${image} -c 'umask 077; tar -C /opt -czf /backup/${archived} ${binary}'`,
    ),
    dumps,
  );
  const install = list(
    isImport && [EMPTY_STORE, migrate(version, "import")],
    isRenamed &&
      run(version, "sed", `-i 's#/opt/stalwart-mail#/opt/stalwart#g' /opt/${binary}/etc/config.toml`),
    startContainer(step),
  );
  return {
    backup,
    install,
    log: [`docker exec ${home} sh -c 'tail -n 20 -F /opt/${binary}/logs/*'`],
    check: [`docker exec ${home} /usr/local/bin/${binary} --version`],
  };
}

function startContainer(step: Step): string[] {
  const { home, version, isRenamed, isCompose } = step;
  const image = imageOf(version);
  if (isCompose)
    return list(
      `sed -i 's#image: stalwartlabs/.*#image: ${image}#' compose.yaml`,
      isRenamed && "sed -i 's#:/opt/stalwart-mail$#:/opt/stalwart#' compose.yaml",
      "docker compose up -d",
    );
  return [
    `docker rm ${home}`,
    `docker run -d --name ${home} --hostname mail.example.org --restart unless-stopped \\`,
    `  ${mountOf(step)} \\`,
    "  -p 25:25 -p 465:465 -p 587:587 \\",
    "  -p 143:143 -p 993:993 -p 110:110 -p 995:995 -p 4190:4190 \\",
    "  -p 443:443 -p 127.0.0.1:8080:8080 \\",
    `  ${image}`,
  ];
}

/** The volume keeps its name; from 0.12 on it is mounted elsewhere. */
function mountOf({ home, binary }: Step): string {
  return `-v ${home}:/opt/${binary}`;
}

function imageOf(release: string): string {
  return `stalwartlabs/${isBeforeRenaming(release) ? "mail-server" : "stalwart"}:v${release}`;
}

/** The Pod that reads the volume for the backup. */
const READER = JSON.stringify({
  spec: {
    containers: [
      {
        name: "stalwart-backup",
        image: "alpine:3",
        command: ["sleep", "86400"],
        volumeMounts: [{ name: "data", mountPath: "/data", readOnly: true }],
      },
    ],
    volumes: [{ name: "data", persistentVolumeClaim: { claimName: "data-stalwart-0" } }],
  },
});

/** Works in the folder with the manifests of the installation guide. */
function kubernetesLines({ binary, version, isImport, isRenamed, hasVolume, dumps }: Step): Lines {
  const archive = `/root/stalwart-before-${version}.tar.gz`;
  const backup = list(
    "kubectl config set-context --current --namespace=mail",
    "kubectl scale statefulset/stalwart --replicas=0",
    "kubectl wait --for=delete pod -l app=stalwart --timeout=5m",
    isImport &&
      "# Export and import the data in a Pod that mounts the volume, with the options shown for Docker.",
    hasVolume && [
      "kubectl delete pod --ignore-not-found stalwart-backup",
      `kubectl run stalwart-backup --image=alpine:3 --restart=Never --overrides='${READER}'`,
      "kubectl wait --for=condition=Ready pod/stalwart-backup --timeout=5m",
      backupTo(archive, `kubectl exec stalwart-backup -- tar -C /data -czf - . > ${archive}`),
      `tar -tzf ${archive} | wc -l`,
      "kubectl delete pod stalwart-backup",
    ],
    dumps,
  );
  const install = list(
    `sed -i 's#image: stalwartlabs/.*#image: ${imageOf(version)}#' statefulset.yaml`,
    isRenamed && "sed -i 's#/opt/stalwart-mail#/opt/stalwart#g' statefulset.yaml config.toml",
    "# A day for the migration, before the probes restart the Pod:",
    "sed -i 's/failureThreshold: 60$/failureThreshold: 8640/' statefulset.yaml",
    "kubectl apply -k .",
  );
  const running = "kubectl wait --for=jsonpath='{.status.phase}'=Running pod -l app=stalwart --timeout=5m";
  return {
    backup,
    install,
    log: [running, "kubectl logs -f --tail=20 -l app=stalwart"],
    check: [
      "kubectl rollout status statefulset/stalwart --timeout=15m",
      `kubectl exec statefulset/stalwart -- /usr/local/bin/${binary} --version`,
    ],
  };
}

function windowsLines({ home, binary, version, isImport, dumps }: Step): Lines {
  const folder = "C:\\Stalwart";
  const server = `${folder}\\bin\\${home}.exe`;
  const zip = `"$env:TEMP\\stalwart-${version}.zip"`;
  const migrate = (option: string) =>
    `& ${server} --config C:/Stalwart/etc/config.toml --${option} C:/Stalwart/export`;
  const backup = list(
    `curl.exe -fL -o ${zip} ${DOWNLOADS}/v${version}/${binary}-x86_64-pc-windows-msvc.zip`,
    "Stop-Service Stalwart",
    isImport && [`New-Item -ItemType Directory -Force ${folder}\\export`, migrate("export")],
    `if (Test-Path ${folder}-before-${version}) { "${NO_BACKUP}" } else { Copy-Item -Recurse ${folder} ${folder}-before-${version} }`,
    dumps.map((dump) => dump.replaceAll("/root/", "C:/")),
  );
  const install = list(
    isImport && EMPTY_STORE,
    `Expand-Archive -Force ${zip} ${folder}\\bin`,
    binary !== home && `Move-Item -Force ${folder}\\bin\\${binary}.exe ${server}`,
    isImport && migrate("import"),
    "Start-Service Stalwart",
  );
  const newest = `Get-ChildItem ${folder}\\logs | Sort-Object LastWriteTime | Select-Object -Last 1`;
  return {
    backup,
    install,
    log: [`${newest} | Get-Content -Tail 20 -Wait`],
    check: [`& ${server} --version`],
  };
}

/** Returns the commands before and after a step that update the web admin and reload settings. */
function webadminLines(
  { version, webadmin, webadminFirst, needsReload }: PlannedStep,
  { platform }: Setup,
): [string[], string[]] {
  const forward =
    platform === "kubernetes" &&
    "# In a second terminal: kubectl port-forward statefulset/stalwart 8080:8080";
  const reload = needsReload
    ? list(
        forward,
        "# When the migration is complete, load the settings that it has added.",
        "curl -sS -u admin http://127.0.0.1:8080/api/reload",
      )
    : [];
  if (!webadmin) return [[], reload];
  const key = compareReleases(version, "0.11.0") < 0 ? "config.resource.webadmin" : "webadmin.resource";
  const update = [
    `stalwart-cli -u http://127.0.0.1:8080 server add-config ${key} ${WEBADMIN}/${webadmin}/webadmin.zip`,
    "curl -sS -u admin http://127.0.0.1:8080/api/update/webadmin",
  ];
  if (webadminFirst) return [list("# The web admin comes first.", forward, update), reload];
  return [[], list(!needsReload && forward, reload, "# The web admin that fits.", update)];
}
