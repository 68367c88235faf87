import type { Refund } from '@contract/order/endpoints';

/** A stage of a refund. */
export interface RefundStep {
  readonly key: 'asked' | 'sending' | 'ended';
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** ms; null: not yet. */
  readonly at: number | null;
}

/** The three stages of a refund: requested, being sent, ended. */
export function refundSteps({ state, requestedAt, settledAt }: Refund): readonly RefundStep[] {
  const over = state === 'paid' || state === 'failed';
  return [
    { key: 'asked', state: 'done', at: requestedAt },
    { key: 'sending', state: over ? 'done' : 'current', at: null },
    {
      key: 'ended',
      state: state === 'paid' ? 'done' : state === 'failed' ? 'failed' : 'todo',
      at: settledAt,
    },
  ];
}
