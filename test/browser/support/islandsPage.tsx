/** Runs in the browser: an article with islands that load, fail and wait, rendered by the site's own runtime. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Islands } from "../../../packages/generator/src/client/islands/Islands.tsx";
import type { IslandProps } from "../../../packages/generator/src/shared/island.ts";

const loaded: string[] = [];
Reflect.set(window, "loaded", loaded);

const provide = (name: string, island: (props: IslandProps) => React.ReactNode) => async () => {
  loaded.push(name);
  return { default: island };
};

const registry = {
  counter: provide("counter", Counter),
  card: provide("card", () => <p>A card</p>),
  failing: provide("failing", Failing),
  empty: async () => ({}),
  missing: () => Promise.reject(new Error("gone with a redeploy")),
};

function Counter({ element, baseUrl, visit }: IslandProps) {
  const [count, setCount] = useState(Number(element.dataset["start"]));
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Count ${count}`}
      </button>
      <button type="button" onClick={() => visit(new URL(`${baseUrl}next`, location.href))}>
        Visit
      </button>
    </>
  );
}

function Failing(): never {
  throw new Error("This island cannot be drawn.");
}

function Page() {
  const [page, setPage] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
      <Islands
        page={page}
        registry={registry}
        visit={(url) => Reflect.set(window, "visited", url.pathname)}
        baseUrl="/manual/"
      />
    </>
  );
}

const container = document.querySelector("nav");
const article = document.querySelector("article");
if (article) article.dataset["main"] = "";
if (container) createRoot(container).render(<Page />);
