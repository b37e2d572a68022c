import type { IslandProps } from "@docs/generator";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "../tools.css";
import "./myValues.css";
import { useForm } from "../useForm.ts";
import { hasPlaceholders } from "./findPlaceholders.ts";
import { type MyValues, noValues, readValues, storeValues, validateValues } from "./myValues.ts";
import { showValues } from "./showValues.ts";
import { ValuesForm } from "./ValuesForm.tsx";

/** Links to the form, which open the dialog instead. */
const FORM_LINK = 'a[href$="/tools#my-values"]';

/** Replaces the domain, host, addresses and account of the examples by the reader's own. */
export default function MyValuesIsland({ element }: IslandProps) {
  const [values, setValues] = useState(readValues);
  const [areShown, setShown] = useState(true);
  const { values: bar, change: changeBar } = useForm("my-values-bar", { isHidden: "" }, { kept: {} });
  const dialog = useRef<HTMLDialogElement>(null);
  const [article] = useState(() => element.closest<HTMLElement>(".prose"));
  const [place] = useState(() => (article ? findPlace(article) : null));
  const [isAdaptable] = useState(() => hasPlaceholders(article?.textContent ?? ""));
  const isForm = element.dataset["form"] !== undefined;
  const hasValues = Object.values(values).some((value) => value !== "");

  useEffect(() => {
    if (article && areShown) return showValues(article, validateValues(values).valid);
  }, [article, areShown, values]);

  useEffect(() => {
    function openDialog(event: MouseEvent) {
      const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (isNewTab || !dialog.current || !(event.target as Element).closest(FORM_LINK)) return;
      event.preventDefault();
      dialog.current.showModal();
    }
    article?.addEventListener("click", openDialog);
    return () => article?.removeEventListener("click", openDialog);
  }, [article]);

  function save(entered: MyValues, isRemembered: boolean) {
    storeValues(entered, isRemembered);
    setValues(entered);
    setShown(true);
    changeBar({ isHidden: "" });
    dialog.current?.close();
    if (!isForm) requestAnimationFrame(() => article && revealValue(article));
  }

  if (isForm)
    return (
      <>
        <ValuesForm values={values} onSave={save} />
        <p role="status">{hasValues && "The examples on all pages show your values."}</p>
      </>
    );
  return (
    <>
      {place &&
        createPortal(
          <button type="button" className="my-values-button" onClick={() => dialog.current?.showModal()}>
            {hasValues ? "Change my values" : "Use my values"}
          </button>,
          place,
        )}
      {hasValues && isAdaptable && !bar.isHidden && (
        <div className="my-values-bar">
          <span>{areShown ? "Your values are shown." : "The examples are shown."}</span>
          <span className="tool-actions">
            <button type="button" onClick={() => setShown(!areShown)}>
              {areShown ? "Show the examples" : "Show my values"}
            </button>
            <button type="button" onClick={() => dialog.current?.showModal()}>
              Change
            </button>
            <button type="button" aria-label="Hide this bar" onClick={() => changeBar({ isHidden: "yes" })}>
              ×
            </button>
          </span>
        </div>
      )}
      <dialog ref={dialog} className="my-values-dialog" aria-label="My values">
        <strong>My values</strong>
        <ValuesForm key={JSON.stringify(values)} values={hasValues ? values : noValues} onSave={save}>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </ValuesForm>
      </dialog>
    </>
  );
}

/** Finds the first example with replaceable values. */
function findPlace(article: HTMLElement): Element | null {
  const examples = [...article.querySelectorAll(".code:not(.cards *)")];
  return examples.find((code) => hasPlaceholders(code.querySelector("code")?.textContent ?? "")) ?? null;
}

/** Scrolls to the next of the reader's values, which can be beyond the edge of an example. */
function revealValue(article: HTMLElement) {
  const shown = [...article.querySelectorAll(".my-value")];
  const visible = shown.find((value) => value.getBoundingClientRect().top > 0) ?? shown.at(-1);
  visible?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
