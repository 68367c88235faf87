import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { ClosedPerson } from '@contract/desk/endpoints';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { NoteLines } from '@/features/booking/order/components/note-lines';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { groupsOf, proposalsOf } from '../closed-rules';
import { DESK_MESSAGES } from '../messages';
import { useDeskData } from '../use-desk-data';
import type { DeskTarget } from '../desk-target';
import styles from './desk-sheet.module.scss';

export interface DeskClosedProps {
  readonly target: DeskTarget;
  readonly onOrder: (order: DeskOrder) => void;
}

/** The effect of a closing while it is in force: who was notified, what they were offered, what they did. */
export function DeskClosed({ target: { day, slotId }, onOrder }: DeskClosedProps) {
  const t = useText(DESK_MESSAGES);
  const input = { day, ...(slotId !== undefined && { slotId }) };
  const { data, error, refresh } = useDeskData('GET /desk/closing.do', input);
  if (error && !data)
    return (
      <ErrorBlock
        title={t('closedPeopleFailed')}
        reason={error.msg}
        onRetry={() => void refresh()}
      />
    );
  if (!data) return <Skeleton shape="list" count={2} />;
  const { reason, people } = data;
  return (
    <View className={styles.part}>
      <NoticeBar tone="warning" title={t('closedWhy', { reason })}>
        {people.length > 0 ? t('closedNotified', { count: people.length }) : t('closedNone')}
      </NoticeBar>
      {proposalsOf(people).map((key) => (
        <View key={key} className={styles.text}>
          {t(key)}
        </View>
      ))}
      {groupsOf(people).map(({ outcome, title, members }) => (
        <CellGroup key={outcome} title={`${t(title)} · ${t('people', { count: members.length })}`}>
          {members.map((person) => (
            <Person key={person.order.orderId} person={person} onOrder={onOrder} />
          ))}
        </CellGroup>
      ))}
    </View>
  );
}

function Person({
  person: { from, outcome, order },
  onOrder,
}: {
  readonly person: ClosedPerson;
  readonly onOrder: (order: DeskOrder) => void;
}) {
  const t = useText(DESK_MESSAGES);
  const dates = useDateText();
  const { personName, productName: product, mobileMasked, status, day, startTime: start } = order;
  const moved = t('movedTo', { from, day: dates.day(day), start });
  return (
    <Cell
      icon="user"
      title={personName}
      note={
        <NoteLines
          lines={[
            outcome === 'moved' ? moved : t('wasAt', { from, product }),
            mobileMasked ? `${t('mobile')} ${mobileMasked}` : '',
          ]}
        />
      }
      value={<StatusTag status={status} />}
      onPress={() => onOrder(order)}
    />
  );
}
