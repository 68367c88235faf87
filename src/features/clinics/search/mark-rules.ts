/** A segment of a text, marked or not. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text at the provider's ranges (`[from, to)`, UTF-16 units, in order); ranges outside the text are ignored.
 */
export function stretches(
  text: string,
  ranges: readonly (readonly [from: number, to: number])[],
): readonly Stretch[] {
  const found: Stretch[] = [];
  const add = (part: string, marked: boolean): void => {
    if (part !== '') found.push({ text: part, marked });
  };
  let index = 0;
  for (const [from, to] of ranges) {
    if (from < index || to > text.length) continue;
    add(text.slice(index, from), false);
    add(text.slice(from, to), true);
    index = to;
  }
  add(text.slice(index), false);
  return found;
}
