import type { FamilyTime } from '@contract/subscribe/visit-endpoints';
import type { OrderDetail } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { timeOfParts } from '@contract/order/visit-rules';
import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { changeVisit } from '@/features/booking/order/api';
import { ChangeSummary } from '@/features/booking/order/components/change-summary';
import { OrderRefusal } from '@/features/booking/order/components/order-refusal';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { useOrderChange } from '@/features/booking/order/use-order-change';
import { refreshServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Page } from '@/ui/page/page';
import { CancelInstead } from './cancel-instead';
import { VisitTimePicker } from './visit-time-picker';

interface Props {
  readonly title: string;
  readonly order: OrderDetail;
  /** The parts that move together. */
  readonly parts: readonly VisitPart[];
  readonly scope: ReactElement;
}

interface Chosen {
  readonly day: string | null;
  readonly time: FamilyTime | null;
}

/** Changes the day or time of a whole visit. */
export function VisitChangeForm({ title, order, parts, scope }: Props) {
  const t = useText(ORDER_MESSAGES);
  const { orderId } = order;
  const { busy, violation, send } = useOrderChange(orderId);
  const [{ day, time }, choose] = useState<Chosen>({ day: null, time: null });
  const [refusals, setRefusals] = useState(0);
  const old = { day: order.day, ...(timeOfParts(parts) ?? order) };
  const same =
    day === order.day && time?.startTime === old.startTime && time.endTime === old.endTime;
  const submit = async (): Promise<void> => {
    if (!time) return;
    const moves = parts.map((part, index) => ({
      orderId: part.orderId,
      slotId: time.slotIds[index] ?? 0,
    }));
    if (await send(() => changeVisit(moves), t('modified'))) return;
    choose({ day, time: null });
    setRefusals((count) => count + 1);
    void refreshServerData('GET /order/subscribe/visitWorkDays.do');
  };
  const slot = time && { id: 0, startTime: time.startTime, endTime: time.endTime };
  return (
    <Page
      title={title}
      tallFooter
      layout="split"
      footer={
        <View>
          <ChangeSummary order={old} change={{ orderId, day, slot }} left={order.changesLeft} />
          <Button block loading={busy} disabled={!time || same} onPress={() => void submit()}>
            {same ? t('modifySame') : t('modifySubmit')}
          </Button>
        </View>
      }
    >
      <OrderRefusal order={order} violation={violation} />
      {scope}
      <Card>
        <VisitTimePicker
          key={refusals}
          orderIds={parts.map((part) => part.orderId).join(',')}
          day={day}
          time={time}
          onDay={(next) => choose({ day: next, time: null })}
          onTime={(next) => choose({ day, time: next })}
        />
      </Card>
      <CancelInstead order={order} />
    </Page>
  );
}
