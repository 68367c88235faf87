/** Days of a mute; 0: for ever. */
export const MUTE_DAYS = [0, 1, 7, 30] as const;
/** ms. End of a mute for ever. */
export const MUTED_FOR_EVER = Date.parse('9999-12-31T00:00:00Z');

/** Parts of the queue: all, what nobody else sees, what was reported. */
export const QUEUE_FILTERS = ['all', 'held', 'reported'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
