import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../app/components/Icon.tsx";
import { keepFocusInside } from "../../app/keepFocusInside.ts";
import type { LoadedSearch } from "./loadSearch.ts";
import type { SearchPanelHandle } from "./SearchPanel.tsx";
import { searchMessages as messages } from "./searchMessages.ts";

interface SearchDialogProps {
  /** Whether the visitor has shown that they want to search. */
  isWanted: boolean;
  /** How often the dialog was opened. */
  opening: number;
  /** What was typed before the client ran, with a line feed for Enter; if empty, the field keeps its text. */
  typed: string;
  load(): Promise<LoadedSearch>;
  /** Called with the text of the field if the rest cannot be loaded. */
  onFailure(text: string): void;
}

/**
 * The search dialog: a field, which takes text immediately, and the panel below it, which is loaded. It is a popover,
 * because a modal dialog makes the whole page inert, which takes 150 ms on a slow phone. Closing it keeps the state.
 */
export function SearchDialog({ isWanted, opening, typed, load, onFailure }: SearchDialogProps) {
  const [text, setText] = useState("");
  /** Enter was pressed before the query was answered; the first hit of the complete answer will be opened. */
  const [isEntered, setEntered] = useState(false);
  const [activeOption, setActiveOption] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<SearchPanelHandle>(null);
  const close = () => dialog.current?.hidePopover();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening.
  useLayoutEffect(() => {
    if (opening === 0 || dialog.current?.matches(":popover-open")) return;
    dialog.current?.showPopover();
    if (typed !== "") change(typed);
    field.current?.focus();
    if (typed === "") field.current?.select();
  }, [opening]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening retries what has failed.
  useEffect(() => {
    if (!isWanted) return;
    load().then(setLoaded, () => {
      if (opening > 0) onFailure(field.current?.value ?? "");
    });
  }, [isWanted, opening]);

  function change(next: string) {
    setText(next.replaceAll("\n", ""));
    setEntered(next.endsWith("\n"));
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    keepFocusInside(event);
    // Whatever has the focus, letters are typed into the field.
    if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) field.current?.focus();
    if (panel.current) panel.current.onKey(event);
    else if (event.key === "Enter" && event.target === field.current) setEntered(true);
  }

  /** Resets the search when a link is followed in this tab. */
  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) return close();
    const isLink = event.target instanceof Element && event.target.closest("a[href]");
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
    setText("");
    close();
  }

  return (
    <dialog
      ref={dialog}
      popover="auto"
      className="search-dialog"
      aria-label={messages.dialog}
      aria-modal="true"
      onToggle={({ newState }) => {
        if (newState === "closed") setEntered(false);
      }}
      onClick={onClick}
      onKeyDown={onKey}
    >
      <div className="search-box">
        <div className="search-bar">
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={messages.placeholder}
            placeholder={messages.placeholder}
            aria-expanded={activeOption !== null}
            aria-controls="search-options"
            aria-autocomplete="list"
            aria-activedescendant={activeOption ?? undefined}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={512}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <button type="button" onClick={close}>
            <span className="visually-hidden">{messages.close}</span>
            <kbd>Esc</kbd>
            <Icon name="close" />
          </button>
        </div>
        {loaded && (
          <loaded.SearchPanel
            ref={panel}
            site={loaded.site}
            opening={opening}
            field={field}
            text={text}
            onText={change}
            isEntered={isEntered}
            onEntered={setEntered}
            onActiveOption={setActiveOption}
          />
        )}
      </div>
    </dialog>
  );
}
