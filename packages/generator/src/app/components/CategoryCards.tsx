import type { CategoryCard } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** The items of a category as cards with description and page count. */
export function CategoryCards({ cards }: { cards: CategoryCard[] }) {
  const { href } = useShell();
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href + card.label} className="card">
          <h2>
            <a href={href(card.href)}>{card.label}</a>
          </h2>
          {card.description && <p>{card.description}</p>}
          {card.count !== null && <small>{messages.category.pages(card.count)}</small>}
        </li>
      ))}
    </ul>
  );
}
