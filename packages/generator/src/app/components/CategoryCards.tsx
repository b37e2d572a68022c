import type { CategoryCard } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { LinkList } from "./LinkList.tsx";

/** The items of a category as cards, with a description and links to what is in them. */
export function CategoryCards({ cards }: { cards: CategoryCard[] }) {
  const { href } = useShell();
  // Of four, three in a row would leave one alone.
  const isPaired = cards.length === 2 || cards.length === 4;
  return (
    <ul className={isPaired ? "cards paired" : "cards"}>
      {cards.map((card) => (
        <li key={card.href + card.label} className="card">
          <h2>
            <a href={href(card.href)}>{card.label}</a>
          </h2>
          {card.description && <p>{card.description}</p>}
          <CardLinks card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardLinks({ card: { href, links, count } }: { card: CategoryCard }) {
  if (links.length === 0) return null;
  const rest = count === null ? [] : [{ label: messages.category.allPages(count), href }];
  return <LinkList links={[...links, ...rest]} />;
}
