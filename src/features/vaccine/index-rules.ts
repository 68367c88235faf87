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

/** What an entry can be found by. */
export interface Findable {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** Capitals and blanks do not count when something is looked up. */
const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** How well an entry fits a plain word; lower is better, undefined is not at all. */
function fit({ title, summary, keywords }: Findable, word: string): number | undefined {
  if (plain(title).startsWith(word)) return 0;
  if (keywords.some((keyword) => plain(keyword).startsWith(word))) return 1;
  if ([title, ...keywords].some((text) => plain(text).includes(word))) return 2;
  return plain(summary).includes(word) ? 3 : undefined;
}

/** Entries that fit what was typed, best first and otherwise as they come; all of them when nothing was. */
export function searchEntries<Entry extends Findable>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const word = plain(typed);
  if (!word) return entries;
  return entries
    .flatMap((entry) => {
      const rank = fit(entry, word);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
