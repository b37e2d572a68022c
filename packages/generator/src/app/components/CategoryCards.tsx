import type { CategoryCard } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** The parts of a category, each with its purpose, its first pages and its size. */
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
          {card.first.length > 0 && (
            <ul>
              {card.first.map((page) => (
                <li key={page.href}>
                  <a href={href(page.href)}>{page.label}</a>
                </li>
              ))}
            </ul>
          )}
          {card.count !== null && <small>{messages.category.pages(card.count)}</small>}
        </li>
      ))}
    </ul>
  );
}
