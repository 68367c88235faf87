/** How old what is found under a word may be, ms: names change by hand, and the index itself is seconds behind. */
export const LIFETIME = { fresh: 60_000, usable: 120_000 } as const;
