import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { Icon } from "./Icon.tsx";

/** A plain form that leads to the search page without script. */
export function SearchForm() {
  const { href } = useShell();
  return (
    <search>
      <form className="search-form" action={href("/search")} method="get">
        <input
          type="search"
          name="q"
          required
          autoComplete="off"
          aria-label={messages.search.field}
          placeholder={messages.search.field}
        />
        <Icon name="search" />
        <button type="submit" className="button primary">
          {messages.search.submit}
        </button>
      </form>
    </search>
  );
}
