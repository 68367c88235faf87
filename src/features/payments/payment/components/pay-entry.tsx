import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { paymentMethodsHere } from '@/platform/payment';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { PAYMENT_MESSAGES } from '../messages';
import styles from './payment-part.module.scss';

/** One order of several: the way to where it is paid, with its amount and person; that it is paid; or nothing. */
export function PayEntry({ order }: { readonly order: OrderDetail }) {
  const t = useText(PAYMENT_MESSAGES);
  const { linkmanName: name, orderId, payment } = order;
  const price = moneyText(totalPrice(order));
  if (payment.state === 'paid') return <View className={styles.note}>{t('paid', { price })}</View>;
  if (payment.state !== 'payable' || paymentMethodsHere(payment.methods).length === 0) return null;
  return (
    <View className={styles.button}>
      <Button
        kind="secondary"
        block
        icon="wallet"
        onPress={() => void navigate.to('orderDetail', { orderId })}
      >
        {t('payOf', { name, price })}
      </Button>
    </View>
  );
}
