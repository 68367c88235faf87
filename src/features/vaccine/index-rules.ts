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
