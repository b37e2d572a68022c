import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SearchAnswer, type SearchProvider, SearchUnavailable } from "../../../../search/src/search.ts";
import { asSearchClient, DIALOG_HITS } from "../../../src/client/search/asSearchClient.ts";

const answer: SearchAnswer = { hits: [], total: 0, sections: [] };

/** Asks as the dialog does, and notes the names of the errors it is told of. */
function dialogOver(search: SearchProvider["search"]) {
  const onWrongFormat = vi.fn();
  const { transform, askAhead } = asSearchClient({ search }, onWrongFormat);
  const client = transform({} as never) as unknown as {
    search(query: unknown): { catch(tell: (error: Error) => never): Promise<unknown> };
  };
  const told: string[] = [];
  const ask = (query: string) =>
    client.search({ requests: [{ query }] }).catch((error) => {
      told.push(`${error.name}: ${(error.cause as Error).message}`);
      throw error;
    });
  return { ask, askAhead, told, onWrongFormat };
}

describe("our search behind the dialog", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("answers as the service would", async () => {
    const { ask } = dialogOver(async () => answer);
    expect(await ask("tls")).toEqual({ results: [{ hits: [], nbHits: 0 }] });
  });

  it("asks for no more hits than are weighed", async () => {
    const limits: number[] = [];
    const { ask } = dialogOver(async ({ limit }) => {
      limits.push(limit);
      return answer;
    });
    await ask("tls");
    expect(limits).toEqual([DIALOG_HITS]);
  });

  it("asks once for what was asked ahead, and anew for anything else", async () => {
    const asked: string[] = [];
    const { ask, askAhead } = dialogOver(async ({ text }) => {
      asked.push(text);
      return answer;
    });
    askAhead("tls");
    expect(asked).toEqual(["tls"]);
    await ask("tls");
    expect(asked).toEqual(["tls"]);
    await ask("tls");
    askAhead("");
    askAhead("dns");
    await ask("dnssec");
    expect(asked).toEqual(["tls", "tls", "dns", "dnssec"]);
  });

  it("tells of an error of what was asked ahead, and of none that nobody came for", async () => {
    const { ask, askAhead, told } = dialogOver(async ({ text }) => {
      throw new Error(text);
    });
    askAhead("lost");
    askAhead("tls");
    void ask("tls");
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(["RetryError: tls"]);
  });

  it("tells of an error once the dialog has taken the query for slow, so that its error screen stays", async () => {
    const { ask, told } = dialogOver(async () => {
      throw new Error("gone");
    });
    void ask("tls");
    await vi.advanceTimersByTimeAsync(299);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(["RetryError: gone"]);
  });

  it("says nothing of an error that a newer query has overtaken", async () => {
    const { ask, told } = dialogOver(async ({ text }) => {
      if (text === "old") throw new Error("gone");
      return answer;
    });
    void ask("old");
    await ask("new");
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([]);
  });

  it("keeps an answer to itself that a newer query has overtaken, and says that nobody waits for it", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const answers: (() => void)[] = [];
    const { ask } = dialogOver((_query, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(() => resolve(answer)));
    });
    const shown: string[] = [];
    void ask("old").then(() => shown.push("old"));
    const newer = ask("new").then(() => shown.push("new"));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    for (const give of answers) give();
    await newer;
    expect(shown).toEqual(["new"]);
  });

  it("asks for the page anew when the index has another format", async () => {
    const { ask, onWrongFormat } = dialogOver(async () => {
      throw new SearchUnavailable("format", "another version");
    });
    void ask("tls");
    await vi.advanceTimersByTimeAsync(300);
    expect(onWrongFormat).toHaveBeenCalledOnce();
  });
});
