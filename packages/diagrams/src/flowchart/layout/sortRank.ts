import type { RankItem } from "./rankItems.ts";

/** The groups inside a group (or, under "", inside none) from left to right, which is the same in every rank. */
export type GroupOrder = Map<string, string[]>;

/** Sorts a rank by where its items wish to be; what is in a group stays together, between the group's borders. */
export function sortRank(rank: RankItem[], groups: GroupOrder, wishes: Map<RankItem, number>): RankItem[] {
  const hasGroups = rank.some((item) => item.groups.length > 0);
  const sorted = hasGroups
    ? sortLevel({ items: rank, depth: 0, groups, wishes })
    : rank.toSorted((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0));
  for (const [at, item] of sorted.entries()) item.at = at;
  return sorted;
}

interface Level {
  items: RankItem[];
  /** How many groups there are around it. */
  depth: number;
  groups: GroupOrder;
  wishes: Map<RankItem, number>;
}

interface Block {
  group: string | null;
  items: RankItem[];
  wish: number;
}

function sortLevel({ items, depth, groups, wishes }: Level): RankItem[] {
  const blocks = toBlocks(items, depth, wishes).toSorted((a, b) => a.wish - b.wish);
  const around = items[0]?.groups[depth - 1] ?? "";
  return keepOrder(blocks, groups, around).flatMap(({ group, items: inside }) => {
    if (group === null) return inside;
    const isOwn = (item: RankItem) => item.border !== null && item.groups.length === depth + 1;
    const onBorder = (side: RankItem["border"]) =>
      inside.filter((item) => isOwn(item) && item.border === side);
    const rest = inside.filter((item) => !isOwn(item));
    // The title is on the left, so that edges into the group pass it on the right.
    return [
      ...onBorder("left"),
      ...onBorder("title"),
      ...sortLevel({ items: rest, depth: depth + 1, groups, wishes }),
      ...onBorder("right"),
    ];
  });
}

function toBlocks(items: RankItem[], depth: number, wishes: Map<RankItem, number>): Block[] {
  const blocks: Block[] = [];
  const byGroup = new Map<string, Block>();
  for (const item of items) {
    const group = item.groups[depth] ?? null;
    const known = group === null ? undefined : byGroup.get(group);
    const block = known ?? { group, items: [], wish: 0 };
    if (!known) blocks.push(block);
    if (group !== null) byGroup.set(group, block);
    block.items.push(item);
  }
  for (const block of blocks) {
    const sum = block.items.reduce((total, item) => total + (wishes.get(item) ?? 0), 0);
    block.wish = sum / block.items.length;
  }
  return blocks;
}

/** Puts groups that were in an earlier rank in the order they had there. */
function keepOrder(blocks: Block[], groups: GroupOrder, around: string): Block[] {
  const found = blocks.filter(({ group }) => group !== null);
  if (found.length === 0) return blocks;
  const order = groups.get(around) ?? [];
  groups.set(around, order);
  for (const [at, { group }] of found.entries()) {
    if (group === null || order.includes(group)) continue;
    order.splice(order.indexOf(found[at - 1]?.group ?? "") + 1, 0, group);
  }
  const inOrder = found.toSorted((a, b) => order.indexOf(a.group ?? "") - order.indexOf(b.group ?? ""));
  return blocks.map((block) => (block.group === null ? block : (inOrder.shift() ?? block)));
}
