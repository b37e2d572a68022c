import type { CategoryCard } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { LinkList } from "./LinkList.tsx";

/** The items of a category, with a description and links to what is in them. */
export function CategoryCards({ cards }: { cards: CategoryCard[] }) {
  const { href } = useShell();
  return (
    <ul className="contents">
      {cards.map((card) => (
        <li key={card.href + card.label}>
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
