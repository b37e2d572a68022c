const LOG = String.raw`/logs/stalwart\.log\.\*`;
/** A search pattern without quotes and variables, whose meaning depends on the shell. */
const PATTERN = String.raw`(?:[^\s'"$\\]+|'[^'"$]*')`;
const TAIL = String.raw`(?:( \| tail -n) \d+|( \| tail))?$`;
const LAST = [" | Select-Object -Last", " | Select-Object -Last 10"];
const SERVER = "(?:((?:runuser -u stalwart -- |sudo -u stalwart )?/opt/stalwart/bin/stalwart)|stalwart)";
const OPTION = String.raw`(?: --[a-z]+(?:[ =](/opt/stalwart)?[\w./-]*)?)?`;
/** With slashes, which Windows accepts and settings require. */
const WINDOWS = "C:/Stalwart";

/** Lines of the examples and the replacement of each group, by installation; the first match wins. */
const INSTALL_FORMS: Record<string, { line: RegExp; instead: string[] }[]> = {
  docker: [
    { line: /^(systemctl) (?:start|stop|restart) stalwart$/d, instead: ["docker"] },
    { line: /^(journalctl -u) stalwart(?: -n \d+)?$/d, instead: ["docker logs"] },
    {
      line: new RegExp(`^(grep) -hE? ${PATTERN} (/opt/stalwart${LOG})`, "d"),
      instead: ['docker exec stalwart sh -c "grep', '/opt/stalwart/logs/stalwart.log.*"'],
    },
  ],
  windows: [
    ...["Start", "Stop", "Restart"].map((verb) => ({
      line: new RegExp(`^(systemctl ${verb.toLowerCase()} stalwart)$`, "d"),
      instead: [`${verb}-Service Stalwart`],
    })),
    {
      line: /^(journalctl -u stalwart)(?:( -n) \d+)?$/d,
      instead: [`Get-Content ${WINDOWS}/logs/console.log`, " -Tail"],
    },
    // In a basic regular expression of grep, parentheses are literal.
    {
      line: new RegExp(`^(grep -h) '[^'"$\\\\[]*\\([^'"$\\\\[]*' (/opt/stalwart)${LOG}${TAIL}`, "d"),
      instead: ["Select-String -SimpleMatch", WINDOWS, ...LAST],
    },
    {
      line: new RegExp(`^(grep -hE?) ${PATTERN} (/opt/stalwart)${LOG}${TAIL}`, "d"),
      instead: ["Select-String", WINDOWS, ...LAST],
    },
    {
      line: new RegExp(`^${SERVER}${OPTION}${OPTION}$`, "d"),
      instead: [`${WINDOWS}/bin/stalwart.exe`, WINDOWS, WINDOWS],
    },
    { line: /^[\w.-]+ = "(?:%\{file:|file:\/\/)?(\/opt\/stalwart)[/"]/d, instead: [WINDOWS] },
    {
      line: /^(?:stalwart-cli .* )?(?:file:\/\/)?(\/opt\/stalwart)(?:\/[\w./*-]*)?$/d,
      instead: [WINDOWS],
    },
  ],
};

/** Finds the parts of a line or of inline code that are different in the reader's installation. */
export function findInstallForms(text: string, install: string) {
  for (const { line, instead } of INSTALL_FORMS[install] ?? []) {
    const groups = line.exec(text)?.indices?.slice(1);
    if (!groups) continue;
    // Optional groups may not match.
    return groups.flatMap((place, at) => {
      const value = instead[at];
      return place && value !== undefined ? [{ start: place[0], end: place[1], value }] : [];
    });
  }
  return [];
}
