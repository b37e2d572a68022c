const LOG = String.raw`/logs/stalwart\.log\.\*`;
/** What is searched for; quotes and variables would mean something else in another shell. */
const PATTERN = String.raw`(?:[^\s'"$\\]+|'[^'"$]*')`;
const TAIL = String.raw`(?:( \| tail -n) \d+|( \| tail))?$`;
const LAST = [" | Select-Object -Last", " | Select-Object -Last 10"];
const SERVER = "(?:((?:runuser -u stalwart -- |sudo -u stalwart )?/opt/stalwart/bin/stalwart)|stalwart)";
const OPTION = String.raw`(?: --[a-z]+(?:[ =](/opt/stalwart)?[\w./-]*)?)?`;
const WINDOWS = "C:/Stalwart";

/**
 * Lines of the examples by installation, and what it has in place of each group. Of several that fit, the first counts.
 * Windows reads slashes, and settings need them.
 */
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
    // To grep, a parenthesis is a character.
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

/** The parts of a line, or of code in a sentence, that the reader's installation writes in another way. */
export function findInstallForms(text: string, install: string) {
  for (const { line, instead } of INSTALL_FORMS[install] ?? []) {
    const groups = line.exec(text)?.indices?.slice(1);
    if (!groups) continue;
    // A group that took no part has no place.
    return groups.flatMap((place, at) => {
      const value = instead[at];
      return place && value !== undefined ? [{ start: place[0], end: place[1], value }] : [];
    });
  }
  return [];
}
