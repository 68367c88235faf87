/** Most words that are remembered. */
export const NOTES_LIMIT = 10;
/** Longest search word, in characters; the provider's limit. */
export const WORD_LIMIT = 40;

/** The remembered words with another in front, without duplicates. Leading and trailing blanks are ignored. */
export function withNote(notes: readonly string[], typed: string): readonly string[] {
  const word = typed.trim().slice(0, WORD_LIMIT);
  if (word === '') return notes;
  const same = (other: string): boolean => other.toLowerCase() === word.toLowerCase();
  return [word, ...notes.filter((other) => !same(other))].slice(0, NOTES_LIMIT);
}
