/** Texts of an entry that the search compares. */
export interface Findable {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** Text for comparison: case and blanks are ignored. */
const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** How well an entry matches a plain word; lower is better, undefined is no match. */
function fit({ title, summary, keywords }: Findable, word: string): number | undefined {
  if (plain(title).startsWith(word)) return 0;
  if (keywords.some((keyword) => plain(keyword).startsWith(word))) return 1;
  if ([title, ...keywords].some((text) => plain(text).includes(word))) return 2;
  return plain(summary).includes(word) ? 3 : undefined;
}

/** Entries that match the input, best first, ties in their original order; all of them without input. */
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
