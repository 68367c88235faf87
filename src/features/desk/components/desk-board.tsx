import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { DeskSlot } from '@contract/desk/endpoints';
import { shanghaiClock } from '@contract/time/shanghai-rules';
import { serverNow, serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskRequest } from '../api';
import { isDayClosed } from '../day-rules';
import { LEAST_CODE, namedIn } from '../find-rules';
import { lotsOf } from '../lot-choices';
import { DESK_MESSAGES } from '../messages';
import { useDeskDay } from '../use-desk-day';
import { keepDeskDraft } from '../use-desk-draft';
import { useDeskStep } from '../use-desk-step';
import { EMPTY_WALK_IN, WALK_IN_DRAFT } from '../walk-in-rules';
import { DeskClaim } from './desk-claim';
import { DeskClosing } from './desk-closing';
import { DeskCodeSheet } from './desk-code-sheet';
import { DeskHead } from './desk-head';
import { DeskOrderSheet } from './desk-order-sheet';
import { DeskSlotSheet } from './desk-slot-sheet';
import { DeskTimeBlock } from './desk-time';
import { DeskWalkIn } from './desk-walk-in';
import styles from './desk-board.module.scss';

type Sheet =
  | { readonly kind: 'order'; readonly order: DeskOrder }
  | { readonly kind: 'slot'; readonly slot: DeskSlot }
  | { readonly kind: 'walkIn' | 'code' | 'claim' | 'closing' };

/** The desk at work: a day's list, and a sheet over it for whoever or whatever is dealt with. */
export function DeskBoard() {
  const t = useText(DESK_MESSAGES);
  const dates = useDateText();
  const today = serverToday();
  const [chosen, setChosen] = useState<string | null>(null);
  // Whoever has chosen no other day looks at today, the morning after as well.
  const day = chosen ?? today;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { data, problem, refresh, put } = useDeskDay(day);
  const found = useDeskStep();
  const times = data?.times ?? [];
  const orders = times.flatMap(({ visits }) => visits.flatMap((visit) => visit.orders));
  const slots = times.flatMap((time) => time.slots);
  const isClosed = isDayClosed(slots, day, { today, clock: shanghaiClock(serverNow()) });

  const reason = slots.find(({ closed }) => closed)?.closeReason;
  const expected = data?.counts.expected ?? 0;

  const close = (): void => setSheet(null);
  const showOrder = (order: DeskOrder): void => setSheet({ kind: 'order', order });
  const walkIn = ({ personName }: DeskOrder): void => {
    keepDeskDraft(WALK_IN_DRAFT, { ...EMPTY_WALK_IN, name: personName });
    setSheet({ kind: 'walkIn' });
  };
  const openOrder = (orderId: string): void => {
    const order = orders.find((each) => each.orderId === orderId);
    if (order) setSheet({ kind: 'order', order });
  };
  const openSlot = (slotId: number): void => {
    const slot = slots.find((each) => each.slotId === slotId);
    if (slot) setSheet({ kind: 'slot', slot });
  };
  const find = async (text: string): Promise<boolean> => {
    const named = namedIn(orders, text);
    const [only] = named;
    if (only && named.length === 1) {
      showOrder(only);
      return true;
    }
    if (named.length > 1 || text.length < LEAST_CODE) {
      const names = named.map(({ personName, startTime }) => `${personName} ${startTime}`);
      found.setProblem(
        named.length > 1
          ? t('findMany', { count: named.length, names: names.join(' · ') })
          : t('findNothing'),
      );
      return false;
    }
    return found.run(
      async () => {
        const order = await deskRequest('GET /desk/find.do', { code: text });
        showOrder(order);
        return order;
      },
      ({ personName }) => personName,
    );
  };

  return (
    <View className={styles.board}>
      <View className={styles.side}>
        <DeskHead
          day={day}
          today={today}
          counts={data?.counts ?? null}
          finding={found.busy}
          closed={isClosed}
          onDay={(next) => setChosen(next === today ? null : next)}
          onFind={find}
          onTool={(kind) => setSheet({ kind })}
        />
        {isClosed ? (
          <NoticeBar tone="warning" title={t('dayClosed')}>
            {reason ? t('dayClosedReason', { reason }) : ''}
            {expected > 0 ? t('dayClosedLeft', { count: expected }) : t('dayClosedNobody')}
          </NoticeBar>
        ) : null}
        <Refusal title={t('failed')} reason={found.problem} />
        {problem && data ? (
          <NoticeBar tone="warning" title={t('loadFailed')}>
            {problem}
          </NoticeBar>
        ) : null}
      </View>
      <View className={styles.list}>
        {problem && !data ? (
          <ErrorBlock title={t('loadFailed')} reason={problem} onRetry={() => void refresh()} />
        ) : null}
        {!data && !problem ? <Skeleton shape="list" count={4} /> : null}
        {data && times.length === 0 ? (
          <Empty icon="calendar-x" title={t('dayEmpty')} text={t('dayEmptyText')} />
        ) : null}
        {times.map((time) => (
          <DeskTimeBlock key={time.startTime} time={time} onOrder={openOrder} onSlot={openSlot} />
        ))}
      </View>
      {sheet?.kind === 'order' ? (
        <DeskOrderSheet
          key={sheet.order.orderId}
          order={orders.find(({ orderId }) => orderId === sheet.order.orderId) ?? sheet.order}
          lots={lotsOf(orders, sheet.order.productName)}
          onClose={close}
          onChanged={(order, isDone) => {
            put(order);
            // Who has just arrived is vaccinated next: the sheet stays for it.
            if (!isDone || order.actions.includes('finish')) showOrder(order);
            else close();
            void refresh();
          }}
          onWalkIn={() => walkIn(sheet.order)}
        />
      ) : null}
      {sheet?.kind === 'slot' ? (
        <DeskSlotSheet
          slot={slots.find(({ slotId }) => slotId === sheet.slot.slotId) ?? sheet.slot}
          day={day}
          onClose={close}
          refresh={refresh}
          onOrder={showOrder}
        />
      ) : null}
      {sheet?.kind === 'walkIn' ? (
        <DeskWalkIn
          today={today}
          onClose={close}
          onOrder={(order) => {
            showOrder(order);
            void refresh();
          }}
        />
      ) : null}
      {sheet?.kind === 'claim' ? (
        <DeskClaim today={today} onClose={close} onSettled={() => void refresh()} />
      ) : null}
      {sheet?.kind === 'code' ? <DeskCodeSheet today={today} onClose={close} /> : null}
      {sheet?.kind === 'closing' ? (
        <Popup open title={t(isClosed ? 'openDay' : 'closeDay')} onClose={close}>
          <DeskClosing
            target={{ day }}
            name={dates.day(day, today)}
            closed={isClosed ?? false}
            closeText={t('closeDay')}
            openText={t('openDay')}
            refresh={refresh}
            onOpened={close}
            onOrder={showOrder}
          />
        </Popup>
      ) : null}
    </View>
  );
}
