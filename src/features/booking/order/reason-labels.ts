import type { CancelReason } from '@contract/order/status-rules';
import type { OrderMessageKey } from './messages';

/** Labels of the reasons for a cancellation. */
export const REASON_LABELS: Readonly<Record<CancelReason, OrderMessageKey>> = {
  time: 'reasonTime',
  unwell: 'reasonUnwell',
  elsewhere: 'reasonElsewhere',
  mistake: 'reasonMistake',
  price: 'reasonPrice',
  other: 'reasonOther',
};

/** Reasons that the provider sets itself. */
const OTHERS: Readonly<Record<string, OrderMessageKey>> = {
  replaced: 'cancelReplaced',
  clinic: 'cancelClinic',
  clinicClosed: 'cancelClosed',
  claimed: 'cancelClaimed',
  takenBack: 'cancelTakenBack',
};

/** Label of a stored reason; null where there is none, or where this version does not know it. */
export const reasonLabel = (reason: string): OrderMessageKey | null =>
  ({ ...OTHERS, ...REASON_LABELS } as Readonly<Record<string, OrderMessageKey>>)[reason] ?? null;
