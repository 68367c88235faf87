import type { OrderDetail } from '@contract/order/endpoints';
import { RestEntry } from '@/features/booking/course/components/rest-entry';
import { FollowUpEntry } from '@/features/aftercare/follow-up/components/follow-up-entry';
import { BringList } from '@/features/booking/order/components/bring-list';
import { CalendarButton } from '@/features/booking/order/components/calendar-button';
import { ChangeNote } from '@/features/booking/order/components/change-note';
import { ClinicTools } from '@/features/booking/order/components/clinic-tools';
import { ContactPart } from '@/features/booking/order/components/contact-part';
import { ClosedNotice } from '@/features/booking/order/components/closed-notice';
import { GivenElsewhere } from '@/features/booking/order/components/given-elsewhere';
import { MoneyPart } from '@/features/booking/order/components/money-part';
import { OrderCode } from '@/features/booking/order/components/order-code';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { OrderFrame } from '@/features/booking/order/components/order-frame';
import { OrderTimeline } from '@/features/booking/order/components/order-timeline';
import { VisitPart } from '@/features/booking/order/visit/visit-part';
import { PaymentPart } from '@/features/payments/payment/components/payment-part';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { SharedNote } from './shared-note';
import { LivingNotice } from './living-notice';
import { isBooked } from '@/features/booking/order/timeline-rules';
import { STATUS_TABLE } from '@/features/booking/order/status-table';
import type { OwnCopy } from '@/http/hooks/use-own-copy';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { AsOf } from '@/ui/notice/as-of';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';

export interface OrderViewProps extends Pick<OwnCopy<OrderDetail>, 'isStored' | 'asOf'> {
  readonly title: string;
  readonly order: OrderDetail;
  readonly onRetry: () => void;
}

/**
 * Status, code, facts, directions to the clinic, history, and the actions that the provider allows. An order read from
 * the device offers neither actions nor payments.
 */
export function OrderView({ title, order, isStored, asOf, onRetry }: OrderViewProps) {
  const t = useText(ORDER_MESSAGES);
  const { ahead } = STATUS_TABLE[order.status];
  const isOpen = isBooked(order);
  const today = serverToday();
  const isEscort = order.role === 'escort';
  return (
    <OrderFrame title={title} order={order} lead={<AsOf at={asOf} onRetry={onRetry} />}>
      <SharedNote order={order} />
      <ClosedNotice order={order} />
      <LivingNotice order={order} />
      {isStored ? null : <GivenElsewhere order={order} />}
      {ahead ? <OrderCode order={order} /> : null}
      <Card>
        <OrderFacts order={order} extent="full" today={today} />
        <ClinicTools order={order} />
        <Optional>{isOpen && !isStored ? <CalendarButton order={order} /> : null}</Optional>
      </Card>
      {isStored || isEscort ? null : <RestEntry orderId={order.orderId} />}
      {order.status === 'DONE' && !order.role ? <FollowUpEntry orderId={order.orderId} /> : null}
      <VisitPart order={order} today={today} />
      {isStored ? null : (
        <>
          <PaymentPart order={order} />
          <MoneyPart order={order} />
          {isEscort ? null : <ChangeNote order={order} />}
        </>
      )}
      {ahead && order.bring.length > 0 ? (
        <Section title={t('bring')}>
          <Card>
            <BringList items={order.bring} />
          </Card>
        </Section>
      ) : null}
      {isEscort ? null : (
        <Section title={t('timeline')}>
          <Card>
            <OrderTimeline events={order.timeline} />
          </Card>
        </Section>
      )}
      <CellGroup>
        {ahead && !isStored && !isEscort ? <ContactPart order={order} /> : null}
        <Cell
          icon="headset"
          title={t('askService')}
          note={t('askServiceNote')}
          onPress={() => void navigate.to('service', { orderId: order.orderId })}
        />
      </CellGroup>
    </OrderFrame>
  );
}
