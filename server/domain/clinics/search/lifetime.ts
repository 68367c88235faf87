/** How old search results may be, ms: names change by hand, and the index itself is seconds behind. */
export const LIFETIME = { fresh: 60_000, usable: 120_000 } as const;
