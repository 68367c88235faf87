import type { OrderDetail, OrderEvent } from '@contract/order/endpoints';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Timeline } from '@/ui/steps/timeline';
import { actorOf } from '../actor-labels';
import { ORDER_MESSAGES } from '../messages';
import { STEP_MESSAGES } from '../step-messages';
import { causeOfNote } from '@contract/desk/take-back-rules';
import type { textOf } from '@/i18n/messages';

type StepText = ReturnType<typeof textOf<(typeof STEP_MESSAGES)['zh-CN']>>;

const REASONS = {
  wrongPerson: 'backWrongPerson',
  notGiven: 'backNotGiven',
  wrongProduct: 'backWrongProduct',
} as const;

/** Why a clinic has taken a dose back, by its event's note. */
function takenBackNote(note: string, t: StepText): string {
  const { reason, note: words } = causeOfNote(note);
  if (reason === 'other') return words;
  return words === '' ? t(REASONS[reason]) : `${t(REASONS[reason])} · ${words}`;
}

const KINDS = {
  created: 'eventCreated',
  confirmed: 'eventConfirmed',
  changed: 'eventChanged',
  arrived: 'eventArrived',
  arrivalUndone: 'eventArrivalUndone',
  done: 'eventDone',
  takenBack: 'eventTakenBack',
  cancelled: 'eventCancelled',
  noShow: 'eventNoShow',
  paid: 'eventPaid',
  paymentReturned: 'eventPaymentReturned',
  refund: 'eventRefund',
  recalled: 'eventRecalled',
  slotClosed: 'eventSlotClosed',
  slotReopened: 'eventSlotReopened',
  slotWithdrawn: 'eventSlotWithdrawn',
} as const;
const FAILED: readonly string[] = [
  'eventCancelled',
  'eventNoShow',
  'eventTakenBack',
  'eventSlotClosed',
  'eventRefundFailed',
];

function titleOf({ kind, actor, status }: OrderEvent) {
  // An order created by the clinic is a walk-in.
  if (kind === 'created' && actor === 'clinic') return 'eventWalkIn';
  if (kind === 'refund' && status === 'REFUNDED') return 'eventRefunded';
  if (kind === 'refund' && status === 'REFUND_FAILED') return 'eventRefundFailed';
  return KINDS[kind];
}

const DATE_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;

/** History of an order: what, when, by whom and why; the latest first. */
export function OrderTimeline({ events }: { readonly events: OrderDetail['timeline'] }) {
  const t = useText(ORDER_MESSAGES);
  const step = useText(STEP_MESSAGES);
  const dates = useDateText();
  /** For a change, the note is the previous time; for a vaccination, the lot number; for one taken back, the cause. */
  const noteOf = ({ kind, note }: OrderEvent): string => {
    if (kind === 'done' && note) return t('doneLot', { lot: note });
    if (kind === 'takenBack') return takenBackNote(note, step);
    const [, day, clock] = (kind === 'changed' && DATE_TIME.exec(note)) || [];
    if (!day || !clock) return note;
    return t('changedFrom', { time: dates.dateTime(shanghaiInstant(day, clock)) });
  };
  const items = [...events]
    .sort((a, b) => b.at - a.at)
    .map((event, index) => ({
      key: `${event.at}-${event.kind}-${index}`,
      title: step(titleOf(event)),
      time: `${dates.dateTime(event.at)} · ${actorOf(event, step)}`,
      note: noteOf(event) || undefined,
      state: FAILED.includes(titleOf(event)) ? ('failed' as const) : ('done' as const),
    }));
  return <Timeline label={t('timeline')} items={items} />;
}
