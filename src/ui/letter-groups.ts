/** What an alphabet index holds: the letter comes with it, A–Z or `#`. */
export interface Indexed {
  readonly initial: string;
}

/** What stands under one letter. */
export interface LetterGroup<Item> {
  readonly letter: string;
  readonly items: readonly Item[];
}

/** Items under their letters; they come in the order of the index and keep it. */
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

/** The groups from a letter on (null: all) until so many items are shown; a group is never cut. */
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
