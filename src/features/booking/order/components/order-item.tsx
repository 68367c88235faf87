import { View } from '@tarojs/components';
import { memo } from 'react';
import type { OrderCard } from '@contract/order/endpoints';
import {
  isClosedPart,
  livingPartsOf,
  partsOf,
  peopleOf,
  statusOfParts,
} from '@contract/order/visit-rules';
import type { VisitPart } from '@contract/order/visit-rules';
import { useDateText } from '@/i18n/date-text';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { Optional } from '@/ui/optional/optional';
import { useVisitText } from '../visit/use-visit-text';
import { StatusTag } from './status-tag';
import styles from './order-item.module.scss';

export interface OrderItemProps {
  readonly order: OrderCard;
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today: string;
  readonly onOpen: (orderId: string) => void;
  /** Who booked it, where that is somebody else. */
  readonly note?: string | undefined;
}

/** A visit in a list, with everybody and all doses of it; the whole card is a link to one of its orders. */
export const OrderItem = memo(function OrderItem({ order, today, onOpen, note }: OrderItemProps) {
  const dates = useDateText();
  const parts = partsOf(order);
  if (parts.length > 1)
    return <VisitItem order={order} parts={parts} today={today} onOpen={onOpen} note={note} />;
  const when = dates.when(order.day, order.startTime, order.endTime, today);
  return (
    <Card onPress={() => onOpen(order.orderId)}>
      <View className={styles.head}>
        <View className={styles.product}>{order.productName}</View>
        <StatusTag status={order.status} />
      </View>
      <View className={styles.when}>{when}</View>
      <View className={styles.line}>
        <Icon name="user" className={styles.icon} />
        <View className={styles.text}>
          {order.linkmanName} · {order.doseLabel}
        </View>
      </View>
      <Clinic order={order} />
      <Note text={note} />
    </Card>
  );
});

const Note = ({ text }: { readonly text: string | undefined }) =>
  text ? <View className={styles.line}>{text}</View> : null;

const Clinic = ({ order }: { readonly order: OrderCard }) => (
  <View className={styles.line}>
    <Icon name="map-pin" className={styles.icon} />
    <View className={styles.text}>{order.departmentName}</View>
  </View>
);

function VisitItem({
  order,
  parts,
  today,
  onOpen,
  note,
}: OrderItemProps & { readonly parts: readonly VisitPart[] }) {
  const text = useVisitText();
  const living = livingPartsOf(order);
  const status = statusOfParts(parts);
  const isComing = living.some((part) => !isClosedPart(part));
  return (
    <Card onPress={() => onOpen(order.orderId)}>
      <View className={styles.head}>
        <View className={styles.product}>{text.size(living)}</View>
        {status ? <StatusTag status={status} /> : null}
      </View>
      <View className={styles.when}>{text.when(living, today)}</View>
      {peopleOf(parts).map(({ linkmanId, name, doses }) => (
        <Person key={linkmanId} name={name} doses={doses} isMixed={status === null} />
      ))}
      <Clinic order={order} />
      <Note text={note} />
      <Optional>
        {isComing ? <View className={styles.sum}>{text.sum(living)}</View> : null}
      </Optional>
    </Card>
  );
}

/** A person with their doses; with the status of each where those of the visit differ. */
function Person({
  name,
  doses,
  isMixed,
}: {
  readonly name: string;
  readonly doses: readonly VisitPart[];
  readonly isMixed: boolean;
}) {
  const text = useVisitText();
  const own = statusOfParts(doses);
  const rows = isMixed && own === null ? doses.map((dose) => [dose]) : [doses];
  return (
    <>
      {rows.map((row) => (
        <View key={row[0]?.orderId} className={styles.line}>
          <Icon name="user" className={styles.icon} />
          <View className={styles.text}>
            {name} · {text.doses(row)}
          </View>
          {isMixed && row[0] ? <StatusTag status={row[0].status} /> : null}
        </View>
      ))}
    </>
  );
}
