/** A list in parts of `size`; the last one may be shorter. */
export const chunksOf = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
