import type { OrderStatus } from '@contract/order/status-rules';
import type { IconName } from '@/ui/icon/icons';
import type { OrderMessageKey } from './messages';
import type { StatusMessageKey } from './status-messages';

/** Tone of a status, also of its tag. */
export type StatusTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** How one status is shown. What a user may do comes from the server's `actions`, never from here. */
export interface StatusRow {
  readonly label: StatusMessageKey;
  /** What happens next, in one sentence. */
  readonly next: OrderMessageKey;
  readonly tone: StatusTone;
  readonly icon: IconName;
  /** Whether the visit is still to come: the code for the desk and what to bring are shown. */
  readonly ahead: boolean;
}

/** The only table from status to presentation. */
export const STATUS_TABLE: Readonly<Record<OrderStatus, StatusRow>> = {
  PENDING_CONFIRM: {
    label: 'statusPending',
    next: 'nextPending',
    tone: 'warning',
    icon: 'clock',
    ahead: true,
  },
  BOOKED: {
    label: 'statusBooked',
    next: 'nextBooked',
    tone: 'success',
    icon: 'calendar-check',
    ahead: true,
  },
  ARRIVED: {
    label: 'statusArrived',
    next: 'nextArrived',
    tone: 'info',
    icon: 'map-pin',
    ahead: true,
  },
  DONE: {
    label: 'statusDone',
    next: 'nextDone',
    tone: 'success',
    icon: 'badge-check',
    ahead: false,
  },
  CANCELLED: {
    label: 'statusCancelled',
    next: 'nextCancelled',
    tone: 'neutral',
    icon: 'calendar-x',
    ahead: false,
  },
  NO_SHOW: {
    label: 'statusNoShow',
    next: 'nextNoShow',
    tone: 'danger',
    icon: 'circle-alert',
    ahead: false,
  },
  REFUNDING: {
    label: 'statusRefunding',
    next: 'nextRefunding',
    tone: 'warning',
    icon: 'refresh-cw',
    ahead: false,
  },
  REFUNDED: {
    label: 'statusRefunded',
    next: 'nextRefunded',
    tone: 'neutral',
    icon: 'wallet',
    ahead: false,
  },
  REFUND_FAILED: {
    label: 'statusRefundFailed',
    next: 'nextRefundFailed',
    tone: 'danger',
    icon: 'circle-x',
    ahead: false,
  },
};
