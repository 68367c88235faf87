/** Words that are remembered. */
export const NOTES_LIMIT = 10;
/** Longest word that can be looked for, characters; the provider's limit. */
export const WORD_LIMIT = 40;

/** The remembered words with another in front, none twice. Blanks at the ends count for nothing. */
export function withNote(notes: readonly string[], typed: string): readonly string[] {
  const word = typed.trim().slice(0, WORD_LIMIT);
  if (word === '') return notes;
  const same = (other: string): boolean => other.toLowerCase() === word.toLowerCase();
  return [word, ...notes.filter((other) => !same(other))].slice(0, NOTES_LIMIT);
}
