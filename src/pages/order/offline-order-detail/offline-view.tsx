import { totalPrice } from '@contract/vaccine/price-rules';
import type { OfflineDetail } from '@contract/order/offline-endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { ClinicTools } from '@/features/booking/order/components/clinic-tools';
import { Facts } from '@/features/booking/order/components/facts';
import { OrderButtons } from '@/features/booking/order/components/order-buttons';
import { OrderTimeline } from '@/features/booking/order/components/order-timeline';
import { StatusPanel } from '@/features/booking/order/components/status-panel';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { OFFLINE_MESSAGES } from '@/features/booking/order/offline-messages';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';

/** Recipient, vaccine, time, clinic, lot and history. */
export function OfflineView({
  title,
  order,
}: {
  readonly title: string;
  readonly order: OfflineDetail;
}) {
  const t = useText(OFFLINE_MESSAGES);
  const orderText = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const { orderId, actions } = order;
  const total = totalPrice(order);
  return (
    <Page
      title={title}
      footer={
        actions.length > 0 ? (
          <OrderButtons
            actions={actions}
            busy={null}
            onRun={(action) =>
              void navigate.to(action === 'observe' ? 'inoculateNote' : 'certificate', { orderId })
            }
          />
        ) : null
      }
    >
      <StatusPanel order={order} />
      <NoticeBar title={t('made')}>{t('madeHint')}</NoticeBar>
      <Card>
        <Facts
          facts={[
            {
              label: t('when'),
              value: dates.when(order.day, order.startTime, order.endTime, serverToday()),
              strong: true,
            },
            { label: t('person'), value: order.personName },
            { label: t('vaccine'), value: `${order.productName} · ${order.doseLabel}` },
            { label: t('lot'), value: order.lot },
            { label: t('where'), value: `${order.departmentName}\n${order.departmentAddress}` },
            { label: t('price'), value: total === 0 ? t('free') : moneyText(total) },
            { label: t('reference'), value: order.reference },
            { label: t('registered'), value: dates.dateTime(order.createdAt) },
          ]}
        />
        <ClinicTools order={order} />
      </Card>
      <Section title={orderText('timeline')}>
        <Card>
          <OrderTimeline events={order.timeline} />
        </Card>
      </Section>
    </Page>
  );
}
