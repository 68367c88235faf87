import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import { StatusTag } from '@/features/booking/order/components/status-tag';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { Tag } from '@/ui/tag/tag';
import { DESK_MESSAGES } from '../messages';
import styles from './desk-person.module.scss';

/** A person in the list: name, vaccine, status; of a further dose of theirs what it is. */
export function DeskPerson({
  order,
  isFurther = false,
  isLater = false,
  onOpen,
}: {
  readonly order: DeskOrder;
  /** The row above is the same person. */
  readonly isFurther?: boolean;
  /** Its time is another one than that of the list. */
  readonly isLater?: boolean;
  readonly onOpen: (orderId: string) => void;
}) {
  const t = useText(DESK_MESSAGES);
  const dose = [isLater ? order.startTime : '', order.productName, order.doseLabel]
    .filter(Boolean)
    .join(' · ');
  return (
    <View
      className={styles.person}
      {...pressable({
        onPress: () => onOpen(order.orderId),
        label: isFurther ? `${order.personName} ${dose}` : undefined,
      })}
    >
      <View className={styles.who}>
        {isFurther ? null : (
          <View className={styles.name}>
            {order.personName}{' '}
            {order.source === 'walk_in' ? <Tag tone="info">{t('walkInTag')}</Tag> : null}
          </View>
        )}
        <View className={styles.what}>{dose}</View>
        <View className={styles.what}>{`${order.reference} · ${order.documentMasked}`}</View>
      </View>
      <StatusTag status={order.status} />
      <Icon name="chevron-right" />
    </View>
  );
}
