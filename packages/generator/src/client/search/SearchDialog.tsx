import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Icon } from "../../app/components/Icon.tsx";
import { searchMessages as messages } from "../../app/messages/searchMessages.ts";
import { holdPage, keepFocusInside } from "../../app/modal.ts";
import type { LoadedSearch } from "./loadSearch.ts";
import { moveFocus } from "./moveFocus.ts";

interface SearchDialogProps {
  load(): Promise<LoadedSearch>;
  /** Called with the text of the field if the rest cannot be loaded. */
  onFailure(text: string): void;
}

const MAX_HITS = 12;

/**
 * The search dialog: a field, which takes text immediately, and the panel below it, which is loaded. It is a popover,
 * because a modal dialog makes the whole page inert, which takes 150 ms on a slow phone. Closing it keeps the query.
 */
export function SearchDialog({ load, onFailure }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [kind, setKind] = useState("");
  /** Enter was pressed: the first hit is opened as soon as there is one. */
  const [isEntered, setEntered] = useState(false);
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.hidePopover();

  function onToggle({ newState }: { newState: string }) {
    holdPage(newState === "open");
    setEntered(false);
    setKind("");
    if (newState === "open") load().then(setLoaded, () => onFailure(field.current?.value ?? ""));
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    keepFocusInside(event);
    // Whatever has the focus, letters are typed into the field.
    if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) field.current?.focus();
    if (event.key === "Enter" && event.target === field.current && !event.nativeEvent.isComposing)
      setEntered(true);
    moveFocus(event.nativeEvent, event.currentTarget);
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
      onToggle={onToggle}
      onClick={onClick}
      onKeyDown={onKey}
    >
      <div className="search-box">
        <div className="search-bar">
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            aria-label={messages.placeholder}
            placeholder={messages.placeholder}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={512}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setEntered(false);
            }}
          />
          <button type="button" onClick={close}>
            <span className="visually-hidden">{messages.close}</span>
            <kbd>Esc</kbd>
            <Icon name="close" />
          </button>
        </div>
        {loaded && (
          <loaded.SearchPanel
            place="dialog"
            site={loaded.site}
            state={{ text, kind, version: "", limit: MAX_HITS }}
            onState={(state) => {
              setKind(state.kind);
              setEntered(false);
            }}
            opensFirst={isEntered}
            onField={() => field.current?.focus()}
          />
        )}
      </div>
    </dialog>
  );
}
