import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { showOnMap } from '@/features/clinics/clinic/show-on-map';
import { ChangeNote } from '@/features/booking/order/components/change-note';
import { BringList } from '@/features/booking/order/components/bring-list';
import { PaymentPart } from '@/features/payments/payment/components/payment-part';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { StatusPanel } from '@/features/booking/order/components/status-panel';
import { isBooked } from '@/features/booking/order/timeline-rules';
import { useOrder } from '@/features/booking/order/use-order';
import { serverToday } from '@/http/server-clock';
import { useOrderProblem } from '@/features/booking/order/use-order-problem';
import { useTemplates } from '@/features/service/reminder/use-templates';
import { otherOrders } from '@/features/booking/submission/entry';
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
import { CalendarButton } from './calendar-button';
import { FamilyOrders } from './family-orders';
import { ForAnother } from './for-another';
import { NextDose } from './next-dose';
import styles from './index.module.scss';

/**
 * Current state of a booking. While it is booked: reference, who, when, where, what to bring, and next steps. The page
 * may be opened again much later, by back or by its URL.
 */
export default function SubscribeSuccess() {
  const success = usePageTitle('subscribeSuccess');
  const detail = usePageTitle('orderDetail');
  const query = useRouteQuery();
  const { orderId } = query;
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
      {data ? <Outcome order={data} others={otherOrders(query)} /> : null}
    </Page>
  );
}

interface OutcomeProps {
  readonly order: OrderDetail;
  /** Orders of the same group booking. */
  readonly others: readonly string[];
}

function Outcome({ order, others }: OutcomeProps) {
  return isBooked(order) ? (
    <Booked order={order} others={others} />
  ) : (
    <NoLonger order={order} others={others} />
  );
}

/** The order is no longer booked: its state and a link to it. */
function NoLonger({ order, others }: OutcomeProps) {
  return (
    <>
      <StatusPanel order={order} />
      <Card>
        <OrderFacts order={order} extent="brief" today={serverToday()} />
      </Card>
      <Optional>
        {others.length > 0 ? <FamilyOrders order={order} orderIds={others} /> : null}
      </Optional>
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

function Booked({ order, others }: OutcomeProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const orderText = useText(ORDER_MESSAGES);
  const location = {
    latitude: order.latitude,
    longitude: order.longitude,
    name: order.departmentName,
    address: order.departmentAddress,
  };
  return (
    <>
      <BookedPanel order={order} />
      <Card>
        <OrderFacts order={order} extent="brief" today={serverToday()} />
        <View className={styles.tools}>
          {order.role ? null : <CalendarButton order={order} className={styles.tool} />}
          <View className={styles.tool}>
            <Button block kind="secondary" icon="map" onPress={() => void showOnMap(location)}>
              {t('openMap')}
            </Button>
          </View>
        </View>
      </Card>
      <PaymentPart order={order} isOneOfSeveral={others.length > 0} />
      <ChangeNote order={order} />
      <Optional>
        {others.length > 0 ? <FamilyOrders order={order} orderIds={others} /> : null}
      </Optional>
      <ReminderPart day={order.day} />
      {order.bring.length > 0 ? (
        <View className={styles.bring}>
          <Section title={orderText('bring')}>
            <Card>
              <BringList items={order.bring} />
            </Card>
          </Section>
        </View>
      ) : null}
      <View>
        <NextDose order={order} />
      </View>
      <ToOrder order={order} />
      <ForAnother order={order} />
    </>
  );
}
