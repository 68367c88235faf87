/** An item of an alphabetical index with its letter, A–Z or `#`. */
export interface Indexed {
  readonly initial: string;
}

/** Items under one letter. */
export interface LetterGroup<Item> {
  readonly letter: string;
  readonly items: readonly Item[];
}

/** Groups items by letter; items must be in index order, which is kept. */
export function groupByLetter<Item extends Indexed>(
  items: readonly Item[],
): readonly LetterGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.initial);
    if (group) group.push(item);
    else groups.set(item.initial, [item]);
  }
  return [...groups.entries()].map(([letter, members]) => ({ letter, items: members }));
}

/** The groups from a letter on (null: all) until at least the given number of items is shown; groups are not split. */
export function groupsFrom<Item>(
  groups: readonly LetterGroup<Item>[],
  letter: string | null,
  atLeast: number,
): { readonly shown: readonly LetterGroup<Item>[]; readonly hasMore: boolean } {
  const start = Math.max(
    0,
    groups.findIndex((group) => group.letter === letter),
  );
  let count = 0;
  let end = start;
  for (; end < groups.length && count < atLeast; end += 1) count += groups[end]?.items.length ?? 0;
  return { shown: groups.slice(start, end), hasMore: end < groups.length };
}
