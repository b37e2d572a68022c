import { type ReactNode, useState } from "react";

/** Number of items shown at first, and added by each press of the button. */
const STEP = 50;

/** The first items of a list, with a button for more. */
export function InSteps<Item>({
  items,
  children,
}: {
  items: Item[];
  children(item: Item, at: number): ReactNode;
}) {
  const [most, setMost] = useState(STEP);
  const left = items.length - most;
  return (
    <>
      {items.slice(0, most).map(children)}
      {left > 0 && (
        <div className="tool-actions">
          <button type="button" onClick={() => setMost(most + STEP)}>
            {`Show ${Math.min(STEP, left)} more of ${left}`}
          </button>
        </div>
      )}
    </>
  );
}
