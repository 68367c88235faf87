import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import styles from './booked-panel.module.scss';

/** Green panel with the booking reference. */
export function BookedPanel({ order }: { readonly order: OrderDetail }) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const pending = order.status === 'PENDING_CONFIRM';
  return (
    <View className={styles.panel} {...semantics({ role: 'status' })}>
      <Icon name="circle-check" size="xl" className={styles.icon} />
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t(pending ? 'bookedPending' : 'booked')}
      </View>
      {pending ? <View className={styles.hint}>{t('bookedPendingHint')}</View> : null}
      <View className={styles.caption}>{t('reference')}</View>
      <View className={styles.reference}>{order.reference}</View>
    </View>
  );
}
