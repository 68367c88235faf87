import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { isClosedPart, partsOf } from '@contract/order/visit-rules';
import { showOnMap } from '@/features/clinics/clinic/show-on-map';
import { ChangeNote } from '@/features/booking/order/components/change-note';
import { CalendarButton } from '@/features/booking/order/components/calendar-button';
import { BringList } from '@/features/booking/order/components/bring-list';
import { PaymentPart } from '@/features/payments/payment/components/payment-part';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { StatusPanel } from '@/features/booking/order/components/status-panel';
import { VisitFacts } from '@/features/booking/order/visit/visit-facts';
import { VisitPart } from '@/features/booking/order/visit/visit-part';
import { isBooked } from '@/features/booking/order/timeline-rules';
import { useOrder } from '@/features/booking/order/use-order';
import { serverToday } from '@/http/server-clock';
import { useOrderProblem } from '@/features/booking/order/use-order-problem';
import { useTemplates } from '@/features/service/reminder/use-templates';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { BookedPanel } from './booked-panel';
import { FamilyOrders } from './family-orders';
import { ForAnother } from './for-another';
import { NextDoses } from './next-dose';
import { SmsReminder } from './sms-reminder';
import styles from './index.module.scss';

/**
 * Current state of a booking. While it is booked: reference, who, when, where, what to bring, and next steps. The page
 * may be opened again much later, by back or by its URL.
 */
export default function SubscribeSuccess() {
  const success = usePageTitle('subscribeSuccess');
  const detail = usePageTitle('orderDetail');
  const { orderId } = useRouteQuery();
  const { data, error, refresh } = useOrder(orderId);
  const problem = useOrderProblem(() => void refresh(), 'bookedFailed');
  // Fetched in parallel with the order, so that the layout does not shift when they arrive.
  useTemplates();
  return (
    <Page
      title={data && isBooked(data) ? success : detail}
      loading={data || error || !orderId ? false : 'text'}
      error={!data && (error || !orderId) ? problem(error) : undefined}
    >
      {data ? <Outcome order={data} /> : null}
    </Page>
  );
}

interface OutcomeProps {
  readonly order: OrderDetail;
}

const Outcome = ({ order }: OutcomeProps) =>
  isBooked(order) ? <Booked order={order} /> : <NoLonger order={order} />;

/** The order is no longer booked: its state, those of its visit, and a link to it. */
function NoLonger({ order }: OutcomeProps) {
  return (
    <>
      <StatusPanel order={order} />
      <Card>
        <OrderFacts order={order} extent="brief" today={serverToday()} />
      </Card>
      <VisitPart order={order} today={serverToday()} isWhole />
      <ToOrder order={order} />
    </>
  );
}

function ToOrder({ order: { orderId } }: { readonly order: OrderDetail }) {
  const t = useText(BOOKING_FORM_MESSAGES);
  return (
    <Button block onPress={() => void navigate.to('orderDetail', { orderId })}>
      {t('viewOrder')}
    </Button>
  );
}

/** A visit's parts that are booked, and its other orders; what the clinic has closed is told when their answers are there. */
function useBookedParts(order: OrderDetail) {
  const [states, setStates] = useState<Readonly<Record<string, boolean>>>({});
  const onState = useCallback(
    (orderId: string, isOrderBooked: boolean) =>
      setStates((before) => ({ ...before, [orderId]: isOrderBooked })),
    [],
  );
  const parts = partsOf(order);
  const booked = parts.filter((part) => !isClosedPart(part) && states[part.orderId] !== false);
  const others = parts.map(({ orderId }) => orderId).filter((id) => id !== order.orderId);
  return { booked, others, onState };
}

function Booked({ order }: OutcomeProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const orderText = useText(ORDER_MESSAGES);
  const { booked, others, onState } = useBookedParts(order);
  const isVisit = others.length > 0;
  const today = serverToday();
  const location = {
    latitude: order.latitude,
    longitude: order.longitude,
    name: order.departmentName,
    address: order.departmentAddress,
  };
  return (
    <>
      <BookedPanel order={order} parts={isVisit ? booked : null} />
      <Card>
        {isVisit ? (
          <VisitFacts order={order} parts={booked} today={today} />
        ) : (
          <OrderFacts order={order} extent="brief" today={today} />
        )}
        <View className={styles.tools}>
          <CalendarButton order={order} className={styles.tool} />
          <View className={styles.tool}>
            <Button block kind="secondary" icon="map" onPress={() => void showOnMap(location)}>
              {t('openMap')}
            </Button>
          </View>
        </View>
      </Card>
      <VisitPart order={order} today={today} isWhole />
      <PaymentPart order={order} isOneOfSeveral={isVisit} />
      <Optional>
        {isVisit ? (
          <FamilyOrders shown={order.orderId} orderIds={others} onState={onState} />
        ) : null}
      </Optional>
      <ChangeNote order={order} />
      <ReminderPart day={order.day} />
      <Optional>
        <SmsReminder day={order.day} />
      </Optional>
      {order.bring.length > 0 ? (
        <View className={styles.bring}>
          <Section title={orderText('bring')}>
            <Card>
              <BringList items={order.bring} />
            </Card>
          </Section>
        </View>
      ) : null}
      <NextDoses order={order} booked={isVisit ? booked : [order]} />
      <ToOrder order={order} />
      <ForAnother order={order} />
    </>
  );
}
