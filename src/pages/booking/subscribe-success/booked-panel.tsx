import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { peopleOf } from '@contract/order/visit-rules';
import type { VisitPart } from '@contract/order/visit-rules';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { BOOKED_VISIT_MESSAGES } from './messages';
import styles from './booked-panel.module.scss';

interface BookedPanelProps {
  readonly order: OrderDetail;
  /** What is booked of a visit with several doses; null for one that was booked alone. */
  readonly parts: readonly VisitPart[] | null;
}

/** Green panel with the booking reference, which stands for the whole visit. */
export function BookedPanel({ order, parts }: BookedPanelProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const visit = useText(BOOKED_VISIT_MESSAGES);
  const pending = order.status === 'PENDING_CONFIRM';
  const people = peopleOf(parts ?? []).length;
  const doses = parts?.length ?? 0;
  const size = people > 1 ? 'booked' : doses > 1 ? 'bookedForOne' : 'bookedOne';
  const title = parts ? visit(size, { people, doses }) : t('booked');
  // The desk finds a visit by any of its codes, as long as nobody waits in between.
  const isOneCode = parts !== null && parts.length > 1 && isOneVisit(parts);
  return (
    <View className={styles.panel} {...semantics({ role: 'status' })}>
      <Icon name="circle-check" size="xl" className={styles.icon} />
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {pending ? t('bookedPending') : title}
      </View>
      {pending ? <View className={styles.hint}>{t('bookedPendingHint')}</View> : null}
      <View className={styles.caption}>{t('reference')}</View>
      <View className={styles.reference}>{order.reference}</View>
      {isOneCode ? <View className={styles.hint}>{visit('oneCode')}</View> : null}
    </View>
  );
}
