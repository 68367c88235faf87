import type { Channel } from '../../../../catalogue/rows';

/** Channels of articles. */
export const CHANNELS = [
  'familyHealth',
  'healthFacts',
  'knowledge',
] as const satisfies readonly Channel[];
