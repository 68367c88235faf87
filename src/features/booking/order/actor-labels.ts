import type { OrderEvent } from '@contract/order/endpoints';
import type { StepMessageKey } from './step-messages';

/** Labels of who performed a step of an order. */
export const ACTOR_LABELS = {
  user: 'byUser',
  clinic: 'byClinic',
  system: 'bySystem',
} as const satisfies Record<OrderEvent['actor'], StepMessageKey>;
