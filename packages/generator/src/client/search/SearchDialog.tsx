import type { SearchHit } from "@docs/search";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../app/components/Icon.tsx";
import type { Store } from "../safeStore.ts";
import { KindChips } from "./KindChips.tsx";
import { forget, readRemembered, remember } from "./rememberedHits.ts";
import { SearchAnswerNotes } from "./SearchAnswerNotes.tsx";
import { SearchHitText } from "./SearchHitText.tsx";
import { SearchNothing } from "./SearchNothing.tsx";
import { SearchStart } from "./SearchStart.tsx";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";
import { usePassages } from "./usePassages.ts";
import { useSearch } from "./useSearch.ts";

export interface SearchDialogProps {
  site: SearchSite;
  store: Store;
  isOpen: boolean;
  /** What was typed while the dialog was on its way; empty leaves the field as it was. */
  typed: string;
  onClose(): void;
}

/** More than there is room for: the list scrolls. */
const HITS = 12;

/** The search dialog: a field, what it finds, and what was found before. Closing it keeps everything as it is. */
export function SearchDialog({ site, store, isOpen, typed, onClose }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [kind, setKind] = useState("");
  const [isFullText, setFullText] = useState(false);
  const [active, setActive] = useState(0);
  const [remembered, setRemembered] = useState(() => readRemembered(store));
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = { text, limit: HITS, fullText: isFullText, ...(kind === "" ? {} : { kind }) };
  const search = useSearch({ provider: site.provider, query, onWrongFormat: site.reloadOnce });
  const { answer, answered, failed, choosing } = search;
  const passages = usePassages(answer, site.loadArticle);
  const hits = answer?.hits ?? [];
  const isEmpty = text.trim() === "";
  const isFinal = answer?.isComplete || failed || site.isThrifty;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    if (typed !== "") change(typed);
    field.current?.focus();
    if (typed === "") field.current?.select();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option or answer may be out of view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, answered]);

  function change(next: string) {
    setText(next);
    setActive(0);
    list.current?.parentElement?.scrollTo({ top: 0 });
  }

  /** A hit that was chosen ends the search; the next one starts anew. */
  function leave(hit: SearchHit | null) {
    if (hit) setRemembered(remember(store, "recent", hit));
    setText("");
    setKind("");
    onClose();
  }

  function open(hit: SearchHit, inNewTab: boolean) {
    if (inNewTab) {
      setRemembered(remember(store, "recent", hit));
      window.open(hit.url, "_blank", "noopener");
      return;
    }
    leave(hit);
    site.visit(new URL(hit.url, location.href));
  }

  function onFieldKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[active];
    if (step !== undefined && hits.length > 0 && !isEmpty) {
      choosing();
      setActive((active + step + hits.length) % hits.length);
    } else if (step !== undefined) {
      focusNext(dialog.current, event.target as HTMLElement, step);
    } else if (event.key === "Enter" && hit && !isEmpty && !event.nativeEvent.isComposing) {
      open(hit, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  }

  function onLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.role === "option") return;
    leave(null);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes a dialog is the browser's own.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => (event.target === dialog.current ? onClose() : onLink(event))}
    >
      <div className="search-bar">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={messages.placeholder}
          placeholder={messages.placeholder}
          aria-expanded={!isEmpty && hits.length > 0}
          aria-controls="search-options"
          aria-autocomplete="list"
          aria-activedescendant={!isEmpty && hits[active] ? `search-option-${active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={512}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onFieldKey}
        />
        <button type="button" onClick={onClose}>
          <span className="visually-hidden">{messages.close}</span>
          <kbd>Esc</kbd>
          <Icon name="close" />
        </button>
      </div>
      {!isEmpty && answer && (
        <KindChips
          name="dialog-kind"
          kinds={answer.kinds}
          chosen={kind}
          onChoose={(next) => {
            setKind(next);
            setActive(0);
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the links inside. */}
      <div
        className="search-body"
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            focusNext(dialog.current, event.target as HTMLElement, step);
          }
        }}
      >
        {isEmpty && (
          <SearchStart
            remembered={remembered}
            onMark={(hit) => setRemembered(remember(store, "favorite", hit))}
            onForget={(hit) => setRemembered(forget(store, hit))}
          />
        )}
        {!isEmpty && answer?.isWeak && hits.length > 0 && <p className="search-note">{messages.weak}</p>}
        <div
          ref={list}
          id="search-options"
          role="listbox"
          aria-label={messages.results}
          aria-busy={!isFinal}
          hidden={isEmpty || hits.length === 0}
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
              onClick={(event) => {
                const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
                setRemembered(remember(store, "recent", hit));
                if (inNewTab) return;
                event.preventDefault();
                event.stopPropagation();
                open(hit, false);
              }}
            >
              <SearchHitText hit={hit} marked={answer?.marked ?? []} passage={passages.get(hit.url)} />
            </a>
          ))}
        </div>
        {!isEmpty && failed && !answer && (
          <div className="search-failed" role="alert">
            <p className="search-title">{messages.failed}</p>
            <p>{messages.failedHint}</p>
            <button type="button" className="button" onClick={search.retry}>
              {messages.retry}
            </button>
          </div>
        )}
        {!isEmpty && answer && !answer.isComplete && hits.length === 0 && !failed && !site.isThrifty && (
          <p className="search-empty" role="status">
            {messages.searching}
          </p>
        )}
        {!isEmpty && answer && answered && hits.length === 0 && isFinal && (
          <SearchNothing
            query={answered.text.trim()}
            links={site.links(answered.text)}
            reportUrl={site.reportUrl(answered.text)}
            onQuery={(next) => {
              change(next);
              field.current?.focus();
            }}
          />
        )}
        {!isEmpty && answer && answered && (
          <SearchAnswerNotes
            answer={answer}
            failed={failed}
            links={answer.isWeak ? site.links(answered.text) : []}
            onFullText={site.isThrifty && !isFullText ? () => setFullText(true) : null}
          />
        )}
      </div>
      <div className="search-foot">
        {!isEmpty && answer && answered && hits.length > 0 && (
          <a href={site.searchPage(answered.text)}>{messages.seeAll(answer.total)}</a>
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

/** Moves the focus between the field and the links below it. */
function focusNext(dialog: HTMLDialogElement | null, from: HTMLElement, step: number) {
  const stops = [
    ...(dialog?.querySelectorAll<HTMLElement>(
      "[role=combobox], .remembered a, .search-nothing :is(a, button)",
    ) ?? []),
  ];
  stops[stops.indexOf(from) + step]?.focus();
}
