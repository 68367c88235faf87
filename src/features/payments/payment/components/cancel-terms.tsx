import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { peopleOf } from '@contract/order/visit-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { Facts } from '@/features/booking/order/components/facts';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { cancelTerms } from '../cancel-rules';
import { PAYMENT_MESSAGES } from '../messages';
import { dueCents, paidTogether } from '../together-rules';
import styles from './payment-part.module.scss';

/** The amount to pay, of several doses with each of them, and what comes back when it is cancelled. */
export function CancelTerms({ order }: { readonly order: OrderDetail }) {
  const t = useText(PAYMENT_MESSAGES);
  const visit = useVisitText();
  const parts = paidTogether(order);
  const doses = peopleOf(parts).map(({ name, doses: own }) => ({
    label: name,
    value: own.map((dose) => (
      <View key={dose.orderId}>{`${visit.dose(dose)} ${moneyText(totalPrice(dose))}`}</View>
    )),
  }));
  const due = { label: t('due'), value: moneyText(dueCents(order)), strong: true };
  return (
    <View>
      <Facts facts={parts.length > 1 ? [...doses, due] : [due]} />
      <View className={styles.note}>{useTermsText(order)}</View>
    </View>
  );
}

/** What a cancellation brings back, by when. */
function useTermsText(order: OrderDetail): string {
  const t = useText(PAYMENT_MESSAGES);
  const dates = useDateText();
  const { freeUntil, later } = cancelTerms(order, serverNow());
  const price = moneyText(dueCents(order));
  if (!later) return t('alwaysAll', { price });
  const shares = { back: moneyText(later.refundCents), retained: moneyText(later.chargeCents) };
  if (freeUntil === null) return t('part', shares);
  return t('allThenPart', { time: dates.dateTime(freeUntil), price, ...shares });
}
