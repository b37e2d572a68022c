import type { SearchHit } from "@docs/search";
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { KindChips } from "./KindChips.tsx";
import { moveFocus, STEPS } from "./moveFocus.ts";
import { forget, readRemembered, remember } from "./rememberedHits.ts";
import { SearchHitText } from "./SearchHitText.tsx";
import { FullTextNote, SearchFailed, SearchHelp, SearchNotes, ShorterQueries } from "./SearchNotes.tsx";
import { SearchStart } from "./SearchStart.tsx";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";
import { useSearch } from "./useSearch.ts";

export interface SearchPanelHandle {
  /** Handles a key that was pressed anywhere in the dialog. */
  onKey(event: KeyboardEvent<HTMLElement>): void;
}

interface SearchPanelProps {
  ref: Ref<SearchPanelHandle>;
  site: SearchSite;
  /** Changes when the dialog is opened, which resets the kind. */
  opening: number;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText(text: string): void;
  /** Whether the first hit is to be opened once the query is answered. */
  isEntered: boolean;
  onEntered(isEntered: boolean): void;
  /** Called with the id of the selected option; null without one. */
  onActiveOption(id: string | null): void;
}

const MAX_HITS = 12;
/** What the arrow keys move through when there are no hits. */
const STOPS = "[role=combobox], .remembered a, .search-nothing :is(a, button)";

/** The dialog below its field: the hits of the query, or the remembered ones. */
export function SearchPanel({ ref, site, opening, field, text, onText, isEntered, ...on }: SearchPanelProps) {
  const [kind, setKind] = useState("");
  const [choice, setChoice] = useState({ text, kind, at: 0 });
  const [remembered, setRemembered] = useState(readRemembered);
  const body = useRef<HTMLDivElement>(null);
  const search = useSearch(site, { text, kind, limit: MAX_HITS });
  const { answer, asked, isBusy, choosing } = search;
  const hits = answer?.hits ?? [];
  const isAnswered = answer !== null && asked === text.trim();
  const active = choice.text === text && choice.kind === kind ? choice.at : 0;
  const activeOption = hits[active] ? optionId(active) : null;
  const select = (at: number) => setChoice({ text, kind, at });
  const selected = () => body.current?.querySelector<HTMLElement>('[aria-selected="true"]');

  useImperativeHandle(ref, () => ({ onKey }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the dialog is opened.
  useLayoutEffect(() => {
    setKind("");
  }, [opening]);

  useLayoutEffect(() => {
    on.onActiveOption(activeOption);
  }, [activeOption, on.onActiveOption]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query starts at the top.
  useLayoutEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected option may be out of view.
  useEffect(() => {
    selected()?.scrollIntoView({ block: "nearest" });
  }, [active, answer]);

  useEffect(() => {
    if (!isEntered || !isAnswered || isBusy) return;
    on.onEntered(false);
    selected()?.click();
  });

  // An item of the start screen that had the focus may have moved or gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the lists change.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [remembered]);

  function rememberOpened(hit: SearchHit) {
    setRemembered(remember("recent", hit));
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    const hit = hits[active];
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (isEnter && event.target === field.current && !isAnswered) return on.onEntered(true);
    if (event.target !== field.current || !hit) {
      return moveFocus(event.nativeEvent, event.currentTarget.querySelectorAll<HTMLElement>(STOPS));
    }
    if (step !== undefined) {
      choosing();
      select((active + step + hits.length) % hits.length);
    } else if (!isEnter) {
      return;
    } else if (event.ctrlKey || event.metaKey) {
      rememberOpened(hit);
      window.open(hit.url, "_blank", "noopener");
    } else {
      selected()?.click();
    }
    event.preventDefault();
  }

  return (
    <>
      {answer && <KindChips name="dialog-kind" kinds={answer.kinds} chosen={kind} onChoose={setKind} />}
      <div ref={body} className="search-body">
        {search.isEmpty && (
          <SearchStart
            site={site}
            remembered={remembered}
            onMark={(hit) => setRemembered(remember("favorite", hit))}
            onForget={(hit) => setRemembered(forget(hit))}
          />
        )}
        {answer?.isWeak && hits.length > 0 && !isBusy && <p className="search-note">{messages.weak}</p>}
        <div
          id="search-options"
          role="listbox"
          aria-label={messages.results}
          aria-busy={isBusy}
          hidden={hits.length === 0}
          onPointerMove={choosing}
        >
          {hits.map((hit, at) => (
            <a
              key={hit.url}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              href={hit.url}
              aria-selected={at === active}
              onPointerMove={() => select(at)}
              onClick={() => rememberOpened(hit)}
            >
              <SearchHitText hit={hit} marked={answer?.marked ?? []} passage={search.passages.get(hit.url)} />
            </a>
          ))}
        </div>
        {search.failed && !answer && (
          <SearchFailed onRetry={search.retry}>
            <p className="search-title">{messages.failed}</p>
          </SearchFailed>
        )}
        {!search.isEmpty && hits.length === 0 && isBusy && (
          <p className="search-empty" role="status">
            {messages.searching}
          </p>
        )}
        {answer && hits.length === 0 && !isBusy && (
          <div className="search-nothing">
            <p className="search-title" role="status">
              {messages.none} “<strong>{asked}</strong>”
            </p>
            <ShorterQueries
              asked={asked}
              onQuery={(next) => {
                onText(next);
                field.current?.focus();
              }}
            />
            <FullTextNote search={search} />
            <SearchHelp asked={asked} site={site} />
          </div>
        )}
        <SearchNotes search={search} site={site} />
      </div>
      <div className="search-foot">
        {answer && hits.length > 0 && (
          <>
            <a href={site.searchPage(asked, kind)}>{messages.seeAll(answer.total)}</a>
            <span role="status">{isEntered ? messages.opening : <FullTextNote search={search} />}</span>
          </>
        )}
        <ul aria-hidden="true">
          {messages.keys.map(([key, does]) => (
            <li key={key}>
              <kbd>{key}</kbd> {does}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function optionId(at: number): string {
  return `search-option-${at}`;
}
