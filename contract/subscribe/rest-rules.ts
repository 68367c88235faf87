/** Most doses that are booked or moved at once. */
export const MAX_REST = 5;

/**
 * What becomes of a dose of the rest of a course. `keep`: its appointment stands; `move`: it is to have another time; `book`: it
 * has none yet; `later`: no time can be booked yet.
 */
export const REST_STEPS = ['keep', 'move', 'book', 'later'] as const;
export type RestStep = (typeof REST_STEPS)[number];
