import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { paymentMethodsHere } from '@/platform/payment';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { PAYMENT_MESSAGES } from '../messages';
import { dueCents, entryOf } from '../together-rules';
import styles from './payment-part.module.scss';

export interface PayEntryProps {
  readonly order: OrderDetail;
  /** The order that the page is about. */
  readonly shown: string;
}

/**
 * One order of several: the way to where it is paid, with its amount and person, or with the sum of all that are paid
 * together; that it is paid; or nothing.
 */
export function PayEntry({ order, shown }: PayEntryProps) {
  const t = useText(PAYMENT_MESSAGES);
  const { linkmanName: name, orderId, payment } = order;
  const entry = entryOf(order, shown);
  if (entry === 'paid') {
    const price = moneyText(payment.paidCents);
    return <View className={styles.note}>{t('paid', { price })}</View>;
  }
  if (!entry || paymentMethodsHere(payment.methods).length === 0) return null;
  const price = moneyText(dueCents(order));
  const count = payment.together?.orderIds.length ?? 1;
  return (
    <View className={styles.button}>
      <Button
        kind="secondary"
        block
        icon="wallet"
        onPress={() => void navigate.to('orderDetail', { orderId })}
      >
        {entry === 'all' ? t('payAll', { count, price }) : t('payOf', { name, price })}
      </Button>
    </View>
  );
}
