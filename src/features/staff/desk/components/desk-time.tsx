import { View } from '@tarojs/components';
import type { DeskSlot, DeskTime } from '@contract/desk/endpoints';
import type { DeskVisit } from '@contract/desk/desk-visit';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { Tag } from '@/ui/tag/tag';
import { DESK_MESSAGES } from '../messages';
import { useSlotName } from '../slots/use-slot-name';
import { peopleIn } from '../visits/people-rules';
import { DeskPeople } from '../visits/desk-people';
import { DeskPerson } from './desk-person';
import styles from './desk-time.module.scss';

interface Props {
  readonly time: DeskTime;
  readonly onOrder: (orderId: string) => void;
  readonly onSlot: (slotId: number) => void;
  readonly onVisit: (visit: DeskVisit) => void;
}

/** One time of the day: the recipients, group bookings together, then its slots with the remaining places of each. */
export function DeskTimeBlock({ time, onOrder, onSlot, onVisit }: Props) {
  const t = useText(DESK_MESSAGES);
  const { startTime, endTime, visits } = time;
  const people = visits.reduce((sum, { orders }) => sum + peopleIn(orders).length, 0);
  return (
    <View className={styles.time}>
      <View className={styles.head}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
          {t('atTime', { start: startTime, end: endTime })}
        </View>
        <View className={styles.people}>{t('people', { count: people })}</View>
      </View>
      {people === 0 ? <View className={styles.nobody}>{t('noneBooked')}</View> : null}
      {visits.map((visit) =>
        visit.orders.length > 1 ? (
          <View key={visit.orders[0]?.orderId} className={styles.family}>
            <View className={styles.familyName} {...pressable({ onPress: () => onVisit(visit) })}>
              <Icon name="users" />{' '}
              {t('visitFamily', {
                people: peopleIn(visit.orders).length,
                count: visit.orders.length,
              })}{' '}
              · {t('visitOpen')}
            </View>
            <DeskPeople orders={visit.orders} startTime={startTime} onOrder={onOrder} />
          </View>
        ) : (
          visit.orders.map((order) => (
            <DeskPerson key={order.orderId} order={order} onOpen={onOrder} />
          ))
        ),
      )}
      <View className={styles.slots}>
        {time.slots.map((slot) => (
          <Slot key={slot.slotId} slot={slot} onOpen={onSlot} />
        ))}
      </View>
    </View>
  );
}

function Slot({
  slot,
  onOpen,
}: {
  readonly slot: DeskSlot;
  readonly onOpen: (slotId: number) => void;
}) {
  const t = useText(DESK_MESSAGES);
  const { left, capacity, held } = slot;
  const name = useSlotName()(slot);
  // A slot without places stays in the list: this is where places are set.
  const capacityText = capacity === 0 ? t('slotNone') : t('slotLine', { left, capacity });
  const state = slot.closed
    ? t('slotClosed')
    : [capacityText, ...(held > 0 ? [t('slotHeld', { held })] : [])].join(' · ');
  return (
    <View
      className={styles.slot}
      {...pressable({
        onPress: () => onOpen(slot.slotId),
        // What is read aloud begins with what is seen.
        label: t('slotManage', { slot: `${name} ${state}`, time: slot.startTime }),
      })}
    >
      <View className={styles.slotName}>{name}</View>
      {slot.closed ? (
        <Tag tone="danger">{state}</Tag>
      ) : (
        <View className={styles.slotLeft}>{state}</View>
      )}
      <Icon name="settings" />
    </View>
  );
}
