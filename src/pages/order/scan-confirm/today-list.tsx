import { ARRIVAL_MESSAGES } from '@/pages/order/scan-confirm/messages';
import { NoteLines } from '@/features/booking/order/components/note-lines';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import type { Arrival } from './use-check-in';

/** Today's orders that need no question, with when each can be checked in. */
export function TodayList({ orders }: { readonly orders: readonly Arrival[] }) {
  const t = useText(ARRIVAL_MESSAGES);
  const dates = useDateText();
  const stateOf = ({ status, actions, arrivalFrom }: Arrival): string => {
    if (status === 'ARRIVED') return t('arrivedAlready');
    const isReady = actions.includes('scanConfirm');
    return isReady ? '' : t('from', { time: dates.dateTime(arrivalFrom) });
  };
  return (
    <CellGroup title={t('today')}>
      {orders.map((order) => (
        <Cell
          key={order.orderId}
          icon={order.status === 'ARRIVED' ? 'circle-check' : 'user'}
          title={order.linkmanName}
          note={
            <NoteLines
              lines={[
                `${order.startTime}–${order.endTime}`,
                `${order.productName} · ${order.doseLabel}`,
                stateOf(order),
              ]}
            />
          }
        />
      ))}
    </CellGroup>
  );
}
