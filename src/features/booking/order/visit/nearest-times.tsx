import { View } from '@tarojs/components';
import { useRef } from 'react';
import type { NearestVisit } from '@contract/order/visit-endpoints';
import type { OrderDetail } from '@contract/order/endpoints';
import { partsOf, partsThatMay } from '@contract/order/visit-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { changeDeadline } from '@/features/booking/change-deadline/change-deadline';
import { CHANGE_DEADLINE_MESSAGES } from '@/features/booking/change-deadline/messages';
import { AlternativeRow } from '@/features/booking/refusal/components/alternative-row';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import { navigate } from '@/routes/navigate';
import { distanceText } from '@/shared/location/distance-text';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Section } from '@/ui/section/section';
import { Skeleton } from '@/ui/state/skeleton';
import { changeVisit } from '../api';
import { useOrderChange } from '../use-order-change';
import { changeClinic } from './change-clinic';
import { NEAREST_MESSAGES } from './nearest-messages';
import { useVisitText } from './use-visit-text';

const NEAREST = 'GET /order/subscribe/nearestVisits.do';
const MOST = 3;

/**
 * The times nearest to that of a visit whose clinic has closed, at its clinic and others: one tap moves all of it. One at another
 * price leads to a booking there.
 */
export function NearestTimes({ order }: { readonly order: OrderDetail }) {
  const t = useText(NEAREST_MESSAGES);
  const text = useVisitText();
  const parts = partsThatMay('update', partsOf(order));
  const orderIds = parts.map(({ orderId }) => orderId);
  const { data } = useServer(orderIds.length > 0 ? NEAREST : null, {
    orderIds: orderIds.join(','),
  });
  const { busy, violation, send } = useOrderChange(order.orderId);
  // One attempt, however often it is sent.
  const key = useRef<string | null>(null);

  const move = async ({ depaCode, slotIds }: NearestVisit): Promise<void> => {
    const moves = orderIds.map((orderId, index) => ({ orderId, slotId: slotIds[index] ?? 0 }));
    const isDone =
      depaCode === order.depaCode
        ? await send(() => changeVisit(moves), t('moved'))
        : await send(
            async () => {
              key.current ??= await uuid();
              return changeClinic({ idempotencyKey: key.current, depaCode, moves });
            },
            t('moved'),
            ({ orderIds: [orderId = ''] }) => navigate.replace('orderDetail', { orderId }),
          );
    if (!isDone) void refreshServerData(NEAREST);
  };
  const take = (visit: NearestVisit): void => {
    const { depaCode, canMove } = visit;
    const { productId: vaccId, linkmanId } = order;
    if (!canMove) void navigate.to('vaccineNotice', { vaccId, depaCode, linkmanId });
    else if (!busy) void move(visit);
  };
  if (orderIds.length === 0) return null;
  const hint = orderIds.length > 1 ? t('hintAll', { size: text.size(parts) }) : t('hint');
  return (
    <View>
      <Refusal title={t('failed')} reason={violation?.reason} />
      {data?.length === 0 ? (
        <NoticeBar>{t('none')}</NoticeBar>
      ) : (
        <Section title={t(data && data.length < MOST ? 'titleFewer' : 'title')} note={hint}>
          {data?.map((visit) => (
            <NearestRow
              key={`${visit.depaCode} ${visit.slotIds.join(',')}`}
              visit={visit}
              isOwn={visit.depaCode === order.depaCode}
              onTake={() => take(visit)}
            />
          )) ?? <Skeleton shape="list" count={MOST} />}
        </Section>
      )}
    </View>
  );
}

interface RowProps {
  readonly visit: NearestVisit;
  /** Of the visit's own clinic. */
  readonly isOwn: boolean;
  readonly onTake: () => void;
}

function NearestRow({ visit, isOwn, onTake }: RowProps) {
  const t = useText(NEAREST_MESSAGES);
  const final = useText(CHANGE_DEADLINE_MESSAGES);
  const dates = useDateText();
  const far = useText(LOCATION_MESSAGES);
  const { day, startTime, endTime, departmentName, distance, totalCents, canMove } = visit;
  const price = moneyText(totalCents);
  const isFinal = changeDeadline([visit], serverNow()) === 'never';
  const away = isOwn ? '' : t('away', { distance: distanceText(far, distance) });
  return (
    <AlternativeRow
      when={dates.when(day, startTime, endTime)}
      detail={[departmentName, away].filter(Boolean).join(' · ')}
      warning={canMove ? (isFinal ? final('never') : undefined) : t('otherPrice', { price })}
      take={t(canMove ? 'move' : 'book')}
      onTake={onTake}
    />
  );
}
