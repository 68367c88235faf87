import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { showPlace } from '@/features/department/show-place';
import { BringList } from '@/features/order/components/bring-list';
import { ReminderPart } from '@/features/order/components/reminder-part';
import { OrderFacts } from '@/features/order/components/order-facts';
import { useOrder } from '@/features/order/use-order';
import { serverToday } from '@/http/server-clock';
import { useOrderProblem } from '@/features/order/use-order-problem';
import { useTemplates } from '@/features/order/use-templates';
import { otherOrders } from '@/features/subscribe/entry';
import { SUBSCRIBE_MESSAGES } from '@/features/subscribe/messages';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { BookedPanel } from './booked-panel';
import { CalendarButton } from './calendar-button';
import { FamilyOrders } from './family-orders';
import { ForAnother } from './for-another';
import { NextDose } from './next-dose';
import styles from './index.module.scss';

/** The booking stands: reference, who, when, where, what to bring, and what one may want next. */
export default function SubscribeSuccess() {
  const title = usePageTitle('subscribeSuccess');
  const query = useRouteQuery();
  const { orderId } = query;
  const { data, error, refresh } = useOrder(orderId);
  const problem = useOrderProblem(() => void refresh(), 'bookedFailed');
  // Asked for beside the order, so that nothing moves when they arrive.
  useTemplates();
  return (
    <Page
      title={title}
      loading={data || error || !orderId ? false : 'text'}
      error={!data && (error || !orderId) ? problem(error) : undefined}
    >
      {data ? <Booked order={data} others={otherOrders(query)} /> : null}
    </Page>
  );
}

interface BookedProps {
  readonly order: OrderDetail;
  /** Orders of the same family visit. */
  readonly others: readonly string[];
}

function Booked({ order, others }: BookedProps) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const orderText = useText(ORDER_MESSAGES);
  const place = {
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
          <CalendarButton order={order} className={styles.tool} />
          <View className={styles.tool}>
            <Button block kind="secondary" icon="map" onPress={() => void showPlace(place)}>
              {t('openMap')}
            </Button>
          </View>
        </View>
      </Card>
      <View>{others.length > 0 ? <FamilyOrders orderIds={others} /> : null}</View>
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
      <Button block onPress={() => void navigate.to('orderDetail', { orderId: order.orderId })}>
        {t('viewOrder')}
      </Button>
      <ForAnother order={order} />
    </>
  );
}
