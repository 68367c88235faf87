import type { RelationType } from './draft-rules';

/** Relations in the order in which they are offered: those who are booked for most come first. */
export const RELATION_TYPES: readonly RelationType[] = [1, 3, 2, 4, 5, 6, 7];
