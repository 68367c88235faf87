import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DeskVisit } from '@contract/desk/desk-visit';
import { shanghaiClock } from '@contract/time/shanghai-rules';
import { serverNow, serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { cx } from '@/ui/class-names';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { isDayClosed } from '../day-rules';
import { DESK_MESSAGES } from '../messages';
import { useDeskDay } from '../use-desk-day';
import type { DeskDayState } from '../use-desk-day';
import { useDeskFind } from '../use-desk-find';
import { DeskAefi } from './desk-aefi';
import { DeskAefiForm } from '../records/desk-aefi-form';
import { DeskHead } from './desk-head';
import { DeskRecords } from '../records/desk-records';
import { DeskSheets } from './desk-sheets';
import { DeskShortages } from '../lots/desk-shortages';
import type { Sheet } from './desk-sheets';
import { DeskTimeBlock } from './desk-time';
import styles from './desk-board.module.scss';

/** The desk's main page: a day's list, with a sheet over it for the current task. */
export function DeskBoard() {
  const t = useText(DESK_MESSAGES);
  const today = serverToday();
  const [chosen, setChosen] = useState<string | null>(null);
  // Unless another day was chosen, today is shown, also after midnight.
  const day = chosen ?? today;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { data, error, refresh, put } = useDeskDay(day);
  const times = data?.times ?? [];
  const visits = times.flatMap((time) => time.visits);
  const orders = visits.flatMap((visit) => visit.orders);
  const slots = times.flatMap((time) => time.slots);
  const isClosed = isDayClosed(slots, day, { today, clock: shanghaiClock(serverNow()) });
  const openVisit = (visit: DeskVisit): void => setSheet({ kind: 'visit', visit });
  const found = useDeskFind(visits, (visit) => {
    const [order] = visit.orders;
    if (order && visit.orders.length === 1) setSheet({ kind: 'order', order });
    else openVisit(visit);
  });

  const reason = slots.find(({ closed }) => closed)?.closeReason;
  const expected = data?.counts.expected ?? 0;
  const openOrder = (orderId: string): void => {
    const order = orders.find((each) => each.orderId === orderId);
    if (order) setSheet({ kind: 'order', order });
  };
  const openSlot = (slotId: number): void => {
    const slot = slots.find((each) => each.slotId === slotId);
    if (slot) setSheet({ kind: 'slot', slot });
  };
  const back = (): void => setSheet(null);
  if (sheet?.kind === 'records')
    return <DeskRecords day={day} orderId={sheet.orderId} onBack={back} />;
  if (sheet?.kind === 'form') return <DeskAefiForm card={sheet.card} onBack={back} />;
  return (
    <View className={styles.board}>
      <View className={styles.side}>
        <DeskAefi onOpen={(cardId) => setSheet({ kind: 'aefi', cardId })} />
        <DeskHead
          day={day}
          today={today}
          counts={data?.counts ?? null}
          finding={found.busy}
          closed={isClosed}
          onDay={(next) => setChosen(next === today ? null : next)}
          onFind={found.find}
          onTool={(kind) => setSheet({ kind })}
        />
        <DeskShortages today={today} />
        {isClosed ? (
          <NoticeBar tone="warning" title={t('dayClosed')}>
            {reason ? t('dayClosedReason', { reason }) : ''}
            {expected > 0 ? t('dayClosedLeft', { count: expected }) : t('dayClosedEmpty')}
          </NoticeBar>
        ) : null}
        <Refusal title={t('failed')} reason={found.problem} />
        {error && data ? (
          <NoticeBar tone="warning" title={t('loadFailed')}>
            {error.msg}
          </NoticeBar>
        ) : null}
      </View>
      <DayList
        shown={{ data, error, refresh }}
        onOrder={openOrder}
        onSlot={openSlot}
        onVisit={openVisit}
      />
      <DeskSheets
        sheet={sheet}
        onSheet={setSheet}
        day={day}
        today={today}
        orders={orders}
        slots={slots}
        isClosed={isClosed ?? false}
        refresh={refresh}
        put={put}
      />
    </View>
  );
}

/** The times of the day, or why there are none. */
function DayList({
  shown: { data, error, refresh },
  ...open
}: {
  readonly shown: Pick<DeskDayState, 'data' | 'error' | 'refresh'>;
  readonly onOrder: (orderId: string) => void;
  readonly onSlot: (slotId: number) => void;
  readonly onVisit: (visit: DeskVisit) => void;
}) {
  const t = useText(DESK_MESSAGES);
  const times = data?.times ?? [];
  return (
    <View className={times.length > 0 ? cx(styles.rest, styles.list) : styles.rest}>
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={4} /> : null}
      {data && times.length === 0 ? (
        <Empty icon="calendar-x" title={t('dayEmpty')} text={t('dayEmptyText')} />
      ) : null}
      {times.map((time) => (
        <DeskTimeBlock key={time.startTime} time={time} {...open} />
      ))}
    </View>
  );
}
