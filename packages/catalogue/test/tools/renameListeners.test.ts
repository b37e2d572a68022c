import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { moveFile } from "../../src/toml/toolFiles.ts";
import { indexMoves, planMove } from "../../src/tools/move/planMove.ts";

const index = indexMoves(moveFile(await realCatalogue(), "/"));

const listener = (id: string, bind: string) =>
  `[server.listener.${id}]\nbind = "${bind}"\nprotocol = "smtp"\n`;

describe("names of listeners", () => {
  it("gives one listener of a port the name of the first start, unless a listener has that name", () => {
    const namesOf = (...texts: string[]) =>
      planMove(texts.join(""), index).plan.flatMap((line) => Object.keys(JSON.parse(line).value));
    const [inside, outside] = [listener("inside", "192.0.2.1:25"), listener("outside", "192.0.2.2:25")];
    expect(namesOf(inside, outside)).toEqual(["smtp", "outside"]);
    expect(namesOf(inside, listener("smtp", "192.0.2.2:25"))).toEqual(["inside", "smtp"]);
    expect(namesOf(listener("smtp", "192.0.2.2:25"), inside)).toEqual(["smtp", "inside"]);
    const [https, web] = [listener("https", "[::]:8443"), listener("web", "[::]:443")];
    expect(namesOf(https, web)).toEqual(["https", "web"]);
    expect(namesOf(web, https)).toEqual(["web", "https"]);
  });

  it("writes the new name of a listener in expressions, and says so", () => {
    const moved = (text: string) => {
      const listeners = listener("smtps", "[::]:465") + listener("mx", "[::]:2525");
      const { rows, plan } = planMove(`${listeners}[session.auth]\n${text}`, index);
      const { value } = JSON.parse(plan.at(-1) ?? "{}");
      const row = rows.find(({ key }) => key === "session.auth.require");
      return [row?.task, value?.require, row?.renamed?.join()];
    };
    const renamed = "smtps,submissions";
    const either = "listener == 'smtps' || ('smtps' != listener && listener != 'mx')";
    const conditional = `require = [{ if = "${either}", then = true }, { else = "listener == 'smtps'" }]`;
    expect(moved(conditional)).toMatchObject(["plan", { else: "listener == 'submissions'" }, renamed]);
    const [, written] = moved(conditional);
    expect(written.match[0].if).toBe(either.replaceAll("smtps", "submissions"));
    const others = ["listener == 'mx' && sender == 'smtps'", "!contains(['listener'], 'smtps')"];
    for (const other of others)
      expect(moved(`require = "${other}"`)).toEqual(["plan", { match: {}, else: other }, undefined]);
    const uncertain = [
      "listener != 'submissions'",
      "listener == 'smt' + 'ps'",
      "!listener == 'smtps'",
      "contains(['smtps', 'mx'], listener)",
      "starts_with(listener, 'smtp')",
      "listener == 'smtps",
    ];
    for (const text of uncertain)
      expect([text, ...moved(`require = "${text}"`)]).toEqual([text, "decide", undefined, renamed]);
    const [row] = planMove(listener("smtps", "[::]:465"), index).rows;
    expect(row?.renamed).toEqual([["smtps", "submissions"]]);
    const [kept] = planMove(listener("mx", "[::]:2525"), index).rows;
    expect(kept?.renamed).toBe(undefined);
  });

  it("leaves expressions as they are while no listener is renamed", () => {
    const text = "starts_with(listener, 'smtp') || listener == 'submissions'";
    const { plan } = planMove(`session.auth.require = "${text}"\n${listener("smtp", "[::]:25")}`, index);
    expect(JSON.parse(plan.at(-1) ?? "").value.require.else).toBe(text);
  });
});
