/** The first characters of a text, by code points as SQL's `left` counts them: no emoji is cut in two. */
export const firstCharacters = (text: string, count: number): string =>
  // No character has more than two UTF-16 units.
  [...text.slice(0, 2 * count)].slice(0, count).join('');
