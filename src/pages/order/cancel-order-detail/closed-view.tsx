import type { OrderDetail, OrderEvent } from '@contract/order/endpoints';
import { actorOf } from '@/features/booking/order/actor-labels';
import { CalendarRemoval } from '@/features/booking/order/components/calendar-removal';
import { Facts } from '@/features/booking/order/components/facts';
import { GivenElsewhere } from '@/features/booking/order/components/given-elsewhere';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { OrderFrame } from '@/features/booking/order/components/order-frame';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { MONEY_MESSAGES } from '@/features/booking/order/money-messages';
import { reasonLabel } from '@/features/booking/order/reason-labels';
import { STEP_MESSAGES } from '@/features/booking/order/step-messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';

const ENDING: readonly OrderEvent['kind'][] = ['cancelled', 'noShow', 'refund'];

/**
 * The event that closed the order: its first closing event since the last recall; later ones concern only the refund.
 */
const endOf = ({ timeline }: OrderDetail): OrderEvent | undefined =>
  [...timeline]
    .sort((a, b) => a.at - b.at)
    .reduce<OrderEvent | undefined>((found, event) => {
      if (event.kind === 'recalled') return undefined;
      return found ?? (ENDING.includes(event.kind) ? event : undefined);
    }, undefined);

export function ClosedView({
  title,
  order,
}: {
  readonly title: string;
  readonly order: OrderDetail;
}) {
  const t = useText(ORDER_MESSAGES);
  const money = useText(MONEY_MESSAGES);
  const step = useText(STEP_MESSAGES);
  const dates = useDateText();
  const end = endOf(order);
  const reason = reasonLabel(order.cancelReason);
  const { orderId, refund } = order;
  const isMissed = order.status === 'NO_SHOW';
  return (
    <OrderFrame title={isMissed ? money('missedTitle') : title} order={order}>
      <Card>
        <Facts
          facts={[
            {
              label: money(isMissed ? 'missedAt' : 'closedAt'),
              value: end ? dates.dateTime(end.at) : '',
            },
            {
              label: money(isMissed ? 'missedBy' : 'closedBy'),
              value: end ? actorOf(end, step) : '',
            },
            { label: money('closedReason'), value: reason ? t(reason) : '' },
            { label: money('closedNote'), value: end?.note ?? '' },
          ]}
        />
      </Card>
      <GivenElsewhere order={order} />
      <Optional>
        {refund ? (
          <CellGroup>
            <Cell
              icon="wallet"
              title={money('refundShow')}
              onPress={() => void navigate.to('refundDetails', { orderId })}
            />
          </CellGroup>
        ) : null}
      </Optional>
      <Card>
        <OrderFacts order={order} extent="brief" />
        <CalendarRemoval order={order} />
      </Card>
    </OrderFrame>
  );
}
