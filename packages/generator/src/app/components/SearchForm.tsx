import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { Icon } from "./Icon.tsx";

/** A plain form that leads to the search page without script. */
export function SearchForm({ fields = {} }: { fields?: Record<string, string> }) {
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
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" />
        <button type="submit" className="button primary">
          {messages.search.submit}
        </button>
      </form>
    </search>
  );
}
