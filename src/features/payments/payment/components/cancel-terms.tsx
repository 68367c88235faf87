import { View } from '@tarojs/components';
import { FULL_REFUND_HOURS } from '@contract/order/refund-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { peopleOf } from '@contract/order/visit-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { Facts } from '@/features/booking/order/components/facts';
import type { Fact } from '@/features/booking/order/components/facts';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { cancelTerms } from '../cancel-rules';
import { dueCents, paidTogether } from '../together-rules';
import { PAYMENT_MESSAGES } from '../messages';

/** The amount to pay, of several doses with each of them, and what comes back when it is cancelled. */
export function CancelTerms({ order }: { readonly order: OrderDetail }) {
  const t = useText(PAYMENT_MESSAGES);
  const dates = useDateText();
  const { freeUntil, later } = cancelTerms(order, serverNow());
  const visit = useVisitText();
  const due = moneyText(dueCents(order));
  const parts = paidTogether(order);
  const part = later
    ? t('part', { back: moneyText(later.refundCents), retained: moneyText(later.chargeCents) })
    : '';
  const facts: Fact[] =
    parts.length > 1
      ? peopleOf(parts).map(({ name, doses }) => ({
          label: name,
          value: doses.map((dose) => (
            <View key={dose.orderId}>{`${visit.dose(dose)} ${moneyText(totalPrice(dose))}`}</View>
          )),
        }))
      : [];
  facts.push({ label: t('due'), value: due, strong: true });
  if (!later) facts.push({ label: t('late'), value: t('all', { price: due }) });
  else if (freeUntil === null) facts.push({ label: t('late'), value: part });
  else {
    const hours = FULL_REFUND_HOURS;
    const time = dates.dateTime(freeUntil);
    facts.push({ label: t('early', { hours }), value: t('earlyAll', { time, price: due }) });
    facts.push({ label: t('after', { hours }), value: part });
  }
  return <Facts facts={facts} />;
}
