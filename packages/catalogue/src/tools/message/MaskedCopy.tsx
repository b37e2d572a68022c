import { useState } from "react";
import { CodeOutput } from "../CodeOutput.tsx";

/** The masked headers, drawn once they are wanted, because they can be long. */
export function MaskedCopy({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>For a public report</h2>
      <p>
        Addresses, names, hosts and ids are replaced, each always by the same name. Other headers and the body
        are removed. Read the copy before you publish it.
      </p>
      <details className="tool-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Masked headers</summary>
        {isOpen && <CodeOutput text={text} />}
      </details>
    </section>
  );
}
