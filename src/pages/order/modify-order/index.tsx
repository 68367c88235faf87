import type { OrderDetail } from '@contract/order/endpoints';
import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { updateOrder } from '@/features/order/api';
import { ChangeSummary } from '@/features/order/components/change-summary';
import { OrderGate } from '@/features/order/components/order-gate';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { keepChangeInfo, useChangeInfo } from '@/features/order/store';
import { useOrderChange } from '@/features/order/use-order-change';
import { DayAndSlotPicker } from '@/features/subscribe/components/day-and-slot-picker/day-and-slot-picker';
import { refreshServerData, useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** Change of an order's time (query `orderId`), at the same clinic for the same product. */
export default function ModifyOrder() {
  const t = useText(ORDER_MESSAGES);
  const title = usePageTitle('modifyOrder');
  return (
    <OrderGate title={title} route="modifyOrder" action="update" refused={t('cannotModify')}>
      {(order) => <ChangeForm title={title} order={order} />}
    </OrderGate>
  );
}

function ChangeForm({ title, order }: { readonly title: string; readonly order: OrderDetail }) {
  const t = useText(ORDER_MESSAGES);
  const { orderId, depaCode, productId, linkmanId, doseNo } = order;
  const info = useChangeInfo(orderId);
  const residue = useServer('GET /order/subscribe/updateResidueTimes.do', { orderId });
  const left = residue.data?.residue ?? order.changesLeft;
  const { busy, problem, send } = useOrderChange();
  const target = useMemo(
    () => ({ depaCode, productId, linkmanId, doseNo, orderId }),
    [depaCode, productId, linkmanId, doseNo, orderId],
  );
  const same =
    info.day === order.day &&
    info.slot?.startTime === order.startTime &&
    info.slot.endTime === order.endTime;

  const submit = async (): Promise<void> => {
    const { slot } = info;
    if (!slot) return;
    const isDone = await send(() => updateOrder(orderId, slot.id), t('modified'));
    if (!isDone) keepChangeInfo({ ...info, slot: null });
    void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  };
  return (
    <Page
      title={title}
      footer={
        <View>
          <ChangeSummary order={order} change={info} left={left} />
          <Button
            block
            loading={busy}
            disabled={!info.slot || same || left <= 0}
            onPress={() => void submit()}
          >
            {same ? t('modifySame') : t('modifySubmit')}
          </Button>
        </View>
      }
    >
      <View>
        {problem ? (
          <NoticeBar tone="danger" urgent title={t('actionFailed')}>
            {problem}
          </NoticeBar>
        ) : null}
      </View>
      <Card tone="soft">
        <View className={styles.product}>{order.productName}</View>
        <View className={styles.clinic}>
          {order.linkmanName} · {order.departmentName}
        </View>
      </Card>
      <Card>
        <DayAndSlotPicker
          target={target}
          day={info.day}
          slotId={info.slot?.id}
          onDay={(day) => keepChangeInfo({ orderId, day, slot: null })}
          onSlot={({ id, startTime, endTime }) =>
            keepChangeInfo({ ...info, slot: { id, startTime, endTime } })
          }
        />
      </Card>
    </Page>
  );
}
