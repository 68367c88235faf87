import type { OrderEvent } from '@contract/order/endpoints';
import type { StepMessageKey } from './step-messages';

/** By whom a step of an order was taken. */
export const ACTOR_LABELS = {
  user: 'byUser',
  clinic: 'byClinic',
  system: 'bySystem',
} as const satisfies Record<OrderEvent['actor'], StepMessageKey>;
