/** Days of a mute; 0: for ever. */
export const MUTE_DAYS = [0, 1, 7, 30] as const;

/** Parts of the queue: all, what nobody else sees, what was reported. */
export const QUEUE_FILTERS = ['all', 'held', 'reported'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
