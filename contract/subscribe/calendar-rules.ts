/** Values of a calendar day that are not a remaining count (specification §4 "Calendar day"). */
export const DAY_STATE = { CLOSED: -1, NOT_RELEASED: -2, OUT_OF_WINDOW: -3 } as const;

/** How many calendar months can be booked, the current one included (specification §2, §9). */
export const BOOKABLE_MONTHS = 2;
