import type { OrderDetail } from '@contract/order/endpoints';
import { partsOf, partsThatMay } from '@contract/order/visit-rules';
import { View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { updateOrder } from '@/features/booking/order/api';
import { ChangeSummary } from '@/features/booking/order/components/change-summary';
import { ClosedNotice } from '@/features/booking/order/components/closed-notice';
import { OrderRefusal } from '@/features/booking/order/components/order-refusal';
import { OrderGate } from '@/features/booking/order/components/order-gate';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { isClosedByClinic } from '@/features/booking/order/timeline-rules';
import { NearestTimes } from '@/features/booking/order/visit/nearest-times';
import { keepChangeInfo, useChangeInfo } from '@/features/booking/order/store';
import { useOrderChange } from '@/features/booking/order/use-order-change';
import { DayAndSlotPicker } from '@/features/booking/slot-picker/components/day-and-slot-picker';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { CancelInstead } from './cancel-instead';
import { VisitChangeForm } from './visit-change-form';
import { VisitScope } from './visit-scope';
import styles from './index.module.scss';

/** What stays as it is: product, person and clinic. */
const OrderCard = ({ order }: { readonly order: OrderDetail }) => (
  <Card tone="soft">
    <View className={styles.product}>{order.productName}</View>
    <View className={styles.clinic}>
      {order.linkmanName} · {order.departmentName}
    </View>
  </Card>
);

/** Changes an order's day or slot (query `orderId`), at the same clinic for the same product. */
export default function ModifyOrder() {
  const t = useText(ORDER_MESSAGES);
  const title = usePageTitle('modifyOrder');
  return (
    <OrderGate title={title} route="modifyOrder" action="update" refused={t('cannotModify')}>
      {(order) => <ChangeForms title={title} order={order} />}
    </OrderGate>
  );
}

/** What a clinic's closing offers above the calendar; nothing otherwise. */
const WhereClosed = ({ order }: { readonly order: OrderDetail }) => (
  <Optional>
    {isClosedByClinic(order) ? (
      <View>
        <ClosedNotice order={order} />
        <NearestTimes order={order} />
      </View>
    ) : null}
  </Optional>
);

/** The change of a whole visit, or of one dose of it where that is chosen; an order that is alone has no choice. */
function ChangeForms({ title, order }: { readonly title: string; readonly order: OrderDetail }) {
  const parts = partsThatMay('update', partsOf(order));
  const [isAlone, setAlone] = useState(false);
  const nearest = <WhereClosed order={order} />;
  if (parts.length < 2) return <ChangeForm title={title} order={order} scope={nearest} />;
  const scope = (
    <>
      {nearest}
      <VisitScope order={order} parts={parts} isAlone={isAlone} onAlone={setAlone} />
    </>
  );
  return isAlone ? (
    <ChangeForm title={title} order={order} scope={scope} />
  ) : (
    <VisitChangeForm title={title} order={order} parts={parts} scope={scope} />
  );
}

interface ChangeFormProps {
  readonly title: string;
  readonly order: OrderDetail;
  /** The nearest times after a closing, and the choice between the visit and this dose. */
  readonly scope: ReactElement;
}

function ChangeForm({ title, order, scope }: ChangeFormProps) {
  const t = useText(ORDER_MESSAGES);
  const { orderId, depaCode, productId, linkmanId, doseNo } = order;
  const info = useChangeInfo(orderId);
  const residue = useServer('GET /order/subscribe/updateResidueTimes.do', { orderId });
  const left = residue.data?.residue ?? order.changesLeft;
  const { busy, violation, send } = useOrderChange(orderId);
  const [refusals, setRefusals] = useState(0);
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
    if (!isDone) setRefusals((count) => count + 1);
    void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  };
  return (
    <Page
      title={title}
      tallFooter
      layout="split"
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
      <OrderRefusal
        order={order}
        violation={violation}
        onTime={({ slotId: id, day, startTime, endTime, changeableUntil }) =>
          keepChangeInfo({ orderId, day, slot: { id, startTime, endTime, changeableUntil } })
        }
      />
      {scope}
      <OrderCard order={order} />
      <Card>
        <DayAndSlotPicker
          key={refusals}
          target={target}
          day={info.day}
          slotId={info.slot?.id}
          onDay={(day) => keepChangeInfo({ orderId, day, slot: null })}
          onSlot={({ id, startTime, endTime, changeableUntil }) =>
            keepChangeInfo({ ...info, slot: { id, startTime, endTime, changeableUntil } })
          }
        />
      </Card>
      <CancelInstead order={order} />
    </Page>
  );
}
