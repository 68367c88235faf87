/** Default pictures by kind, and how many there are of each (specification §9). */
export const DECORATIONS = { '3d': 8, '2d': 6 } as const;
export type DecorationKind = keyof typeof DECORATIONS;

/**
 * Path of a decorative picture picked at random, e.g. for a user without an avatar.
 * @param random a number in [0, 1)
 */
export const pickDecoration = (kind: DecorationKind, random: number): string =>
  `/pictures/decoration/${kind}-${1 + Math.floor(random * DECORATIONS[kind])}.svg`;

/** Paths of all decorative pictures; one of them is a user's own choice of avatar. */
export const DECORATION_PATHS: readonly string[] = (['2d', '3d'] as const).flatMap((kind) =>
  Array.from({ length: DECORATIONS[kind] }, (_, index) =>
    pickDecoration(kind, index / DECORATIONS[kind]),
  ),
);
