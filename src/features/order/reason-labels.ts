import type { CancelReason } from '@contract/order/status-rules';
import type { OrderMessageKey } from './messages';

/** Words of the reasons for a cancellation. */
export const REASON_LABELS: Readonly<Record<CancelReason, OrderMessageKey>> = {
  time: 'reasonTime',
  unwell: 'reasonUnwell',
  elsewhere: 'reasonElsewhere',
  mistake: 'reasonMistake',
  price: 'reasonPrice',
  other: 'reasonOther',
};

/** Label of a stored reason; null for one that is no user's. */
export const reasonLabel = (reason: string): OrderMessageKey | null =>
  (REASON_LABELS as Readonly<Record<string, OrderMessageKey>>)[reason] ?? null;
