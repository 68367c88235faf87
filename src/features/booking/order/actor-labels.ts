import type { OrderEvent } from '@contract/order/endpoints';
import type { textOf } from '@/i18n/messages';
import type { STEP_MESSAGES, StepMessageKey } from './step-messages';

const ACTOR_LABELS = {
  user: 'byUser',
  clinic: 'byClinic',
  system: 'bySystem',
} as const satisfies Record<OrderEvent['actor'], StepMessageKey>;

/** Who performed a step of an order: the reader, somebody else of the family by their mobile, the clinic or the system. */
export function actorOf(
  { actor, by }: Pick<OrderEvent, 'actor' | 'by'>,
  step: ReturnType<typeof textOf<(typeof STEP_MESSAGES)['zh-CN']>>,
): string {
  return by === undefined ? step(ACTOR_LABELS[actor]) : by || step('byDeleted');
}
