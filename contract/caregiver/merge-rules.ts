/**
 * Why an own entry cannot be merged yet with the same child of another family (docs/decisions/0171). `documents`: the two have
 * different ones, and something is stored under the own one that only a clinic may bring in.
 * `conflictingOrders`: booking would refuse one of their appointments with what the other entry has.
 */
export const MERGE_BLOCKS = [
  'self',
  'documents',
  'paid',
  'offered',
  'queued',
  'conflictingOrders',
] as const;
export type MergeBlock = (typeof MERGE_BLOCKS)[number];
