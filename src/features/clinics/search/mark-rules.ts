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
  let at = 0;
  for (const [from, to] of ranges) {
    if (from < at || to > text.length) continue;
    add(text.slice(at, from), false);
    add(text.slice(from, to), true);
    at = to;
  }
  add(text.slice(at), false);
  return found;
}
