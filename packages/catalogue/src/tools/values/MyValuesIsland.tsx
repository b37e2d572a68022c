import type { IslandProps } from "@docs/generator";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "../tools.css";
import "./myValues.css";
import { hasPlaceholders } from "./findPlaceholders.ts";
import { type MyValues, noValues, readValues, storeValues, validateValues } from "./myValues.ts";
import { showValues } from "./showValues.ts";
import { ValuesForm } from "./ValuesForm.tsx";

/** Replaces the domain, host, addresses and account of the examples by the reader's own. */
export default function MyValuesIsland({ element }: IslandProps) {
  const [values, setValues] = useState(readValues);
  const [areShown, setShown] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const [article] = useState(() => element.closest<HTMLElement>(".prose"));
  const [place] = useState(() => (article ? findPlace(article) : null));
  const isForm = element.dataset["form"] !== undefined;
  const hasValues = Object.values(values).some((value) => value !== "");

  useEffect(() => {
    if (article && areShown) return showValues(article, validateValues(values).valid);
  }, [article, areShown, values]);

  function save(entered: MyValues, isRemembered: boolean) {
    storeValues(entered, isRemembered);
    setValues(entered);
    setShown(true);
    dialog.current?.close();
  }

  if (isForm) return <ValuesForm values={values} onSave={save} />;
  return (
    <>
      {place &&
        createPortal(
          <button type="button" className="my-values-button" onClick={() => dialog.current?.showModal()}>
            Use my values
          </button>,
          place,
        )}
      {hasValues && (
        <div className="my-values-bar">
          {areShown ? "Your values are shown." : "The examples are shown."}
          <span className="tool-actions">
            <button type="button" onClick={() => setShown(!areShown)}>
              {areShown ? "Show the examples" : "Show my values"}
            </button>
            <button type="button" onClick={() => dialog.current?.showModal()}>
              Change
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
  const examples = [...article.querySelectorAll(".code")];
  return examples.find((code) => hasPlaceholders(code.querySelector("code")?.textContent ?? "")) ?? null;
}
