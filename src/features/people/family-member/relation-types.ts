import type { RelationType } from './draft-rules';

/** Relations in the order of the choice: the most frequent recipients first. */
export const RELATION_TYPES: readonly RelationType[] = [1, 3, 2, 4, 5, 6, 7];
