import type { OrderDetail } from '@contract/order/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Timeline } from '@/ui/steps/timeline';
import { ORDER_MESSAGES } from '../messages';
import { STEP_MESSAGES } from '../step-messages';

const KINDS = {
  created: 'eventCreated',
  confirmed: 'eventConfirmed',
  changed: 'eventChanged',
  arrived: 'eventArrived',
  done: 'eventDone',
  cancelled: 'eventCancelled',
  noShow: 'eventNoShow',
  paid: 'eventPaid',
  refund: 'eventRefund',
  recalled: 'eventRecalled',
  slotClosed: 'eventSlotClosed',
  slotReopened: 'eventSlotReopened',
} as const;
const ACTORS = { user: 'byUser', clinic: 'byClinic', system: 'bySystem' } as const;
const FAILED: readonly string[] = ['cancelled', 'noShow', 'slotClosed'];

/** What has happened to an order: what, when, by whom and why; the latest first. */
export function OrderTimeline({ events }: { readonly events: OrderDetail['timeline'] }) {
  const t = useText(ORDER_MESSAGES);
  const step = useText(STEP_MESSAGES);
  const dates = useDateText();
  const items = [...events]
    .sort((a, b) => b.at - a.at)
    .map((event, index) => ({
      key: `${event.at}-${event.kind}-${index}`,
      title: step(KINDS[event.kind]),
      time: `${dates.moment(event.at)} · ${step(ACTORS[event.actor])}`,
      note: event.note || undefined,
      state: FAILED.includes(event.kind) ? ('failed' as const) : ('done' as const),
    }));
  return <Timeline label={t('timeline')} items={items} />;
}
