import { type ReactNode, useEffect, useRef, useState } from "react";

/** A text with secrets, which is kept nowhere; after a paste or a drop, it is not to be shown as it is. */
export function useSecretText() {
  const [state, setState] = useState({ text: "", isEditing: true });
  return {
    ...state,
    edit: () => setState(({ text }) => ({ text, isEditing: true })),
    change: (text: string) =>
      setState((last) => ({ text, isEditing: text.split("\n").length - last.text.split("\n").length < 2 })),
  };
}

interface HiddenTextProps extends Pick<ReturnType<typeof useSecretText>, "edit" | "change"> {
  /** What is shown of the text. */
  children?: ReactNode;
}

/** Takes the place of the text area of a text with secrets. */
export function HiddenText({ edit, change, children }: HiddenTextProps) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus({ preventScroll: true }), []);
  return (
    <div className="tool-view" ref={view} tabIndex={-1}>
      <div className="tool-actions">
        <button type="button" onClick={edit}>
          Edit
        </button>
        <button type="button" onClick={() => change("")}>
          Clear
        </button>
      </div>
      {children}
    </div>
  );
}
