import type { SearchHit } from "@docs/search";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../app/components/Icon.tsx";
import { keepFocusInside } from "../../app/keepFocusInside.ts";
import { KindChips } from "./KindChips.tsx";
import { moveFocus, STEPS } from "./moveFocus.ts";
import { forget, readRemembered, remember } from "./rememberedHits.ts";
import { SearchHitText } from "./SearchHitText.tsx";
import { FullTextNote, SearchFailed, SearchHelp, SearchNotes, ShorterQueries } from "./SearchNotes.tsx";
import { SearchStart } from "./SearchStart.tsx";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";
import { useSearch } from "./useSearch.ts";

interface SearchDialogProps {
  site: SearchSite;
  isOpen: boolean;
  /** What was typed while the dialog was loading, with a line feed for Enter; if empty, the field keeps its text. */
  typed: string;
  onClose(): void;
}

const MAX_HITS = 12;
/** What the arrow keys move through when there are no hits. */
const STOPS = "[role=combobox], .remembered a, .search-nothing :is(a, button)";

/** The search dialog: a field with its hits, or the remembered hits. Closing it keeps the state, except for the kind. */
export function SearchDialog({ site, isOpen, typed, onClose }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [kind, setKind] = useState("");
  const [active, setActive] = useState(0);
  /** Enter was pressed before the query was answered; the first hit of the complete answer will be opened. */
  const [isEntered, setEntered] = useState(false);
  const [remembered, setRemembered] = useState(readRemembered);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const search = useSearch(site, { text, kind, limit: MAX_HITS });
  const { answer, asked, isBusy, choosing } = search;
  const hits = answer?.hits ?? [];
  const isAnswered = answer !== null && asked === text.trim();
  const selected = () => body.current?.querySelector<HTMLElement>('[aria-selected="true"]');

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    if (kind !== "") choose("");
    setEntered(false);
    if (typed !== "") change(typed);
    field.current?.focus();
    if (typed === "") field.current?.select();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected option may be out of view.
  useEffect(() => {
    selected()?.scrollIntoView({ block: "nearest" });
  }, [active, answer]);

  useEffect(() => {
    if (!isEntered || !isOpen || !isAnswered || isBusy) return;
    setEntered(false);
    selected()?.click();
  });

  // An item of the start screen that had the focus may have moved or gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the lists change.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && isOpen) field.current?.focus();
  }, [remembered]);

  function choose(next: string) {
    setKind(next);
    setActive(0);
  }

  function change(next: string) {
    setText(next.replaceAll("\n", ""));
    setEntered(next.endsWith("\n"));
    setActive(0);
    body.current?.scrollTo({ top: 0 });
  }

  function rememberOpened(hit: SearchHit) {
    setRemembered(remember("recent", hit));
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    keepFocusInside(event);
    const step = STEPS[event.key];
    const hit = hits[active];
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    // Whatever has the focus, letters are typed into the field.
    if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) field.current?.focus();
    if (isEnter && event.target === field.current && !isAnswered) {
      return setEntered(true);
    }
    if (event.target !== field.current || !hit) {
      return moveFocus(event.nativeEvent, dialog.current?.querySelectorAll<HTMLElement>(STOPS) ?? []);
    }
    if (step !== undefined) {
      choosing();
      setActive((active + step + hits.length) % hits.length);
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

  /** Resets the search when a link is followed in this tab. */
  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) return onClose();
    const isLink = event.target instanceof Element && event.target.closest("a[href]");
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
    setText("");
    setKind("");
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClick}
      onKeyDown={onKey}
    >
      <div className="search-bar">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={messages.placeholder}
          placeholder={messages.placeholder}
          aria-expanded={hits.length > 0}
          aria-controls="search-options"
          aria-autocomplete="list"
          aria-activedescendant={hits[active] ? `search-option-${active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={512}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <button type="button" onClick={onClose}>
          <span className="visually-hidden">{messages.close}</span>
          <kbd>Esc</kbd>
          <Icon name="close" />
        </button>
      </div>
      {answer && <KindChips name="dialog-kind" kinds={answer.kinds} chosen={kind} onChoose={choose} />}
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
              id={`search-option-${at}`}
              role="option"
              tabIndex={-1}
              href={hit.url}
              aria-selected={at === active}
              onPointerMove={() => setActive(at)}
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
                change(next);
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
    </dialog>
  );
}
