import { FULL_REFUND_HOURS } from '@contract/order/refund-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { Facts } from '@/features/booking/order/components/facts';
import type { Fact } from '@/features/booking/order/components/facts';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { cancelTerms } from '../cancel-rules';
import { PAYMENT_MESSAGES } from '../messages';

/** The amount to pay, and what comes back when the appointment is cancelled. */
export function CancelTerms({ order }: { readonly order: OrderDetail }) {
  const t = useText(PAYMENT_MESSAGES);
  const dates = useDateText();
  const { freeUntil, later } = cancelTerms(order, serverNow());
  const due = moneyText(totalPrice(order));
  const part = later
    ? t('part', { back: moneyText(later.refundCents), retained: moneyText(later.chargeCents) })
    : '';
  const facts: Fact[] = [{ label: t('due'), value: due, strong: true }];
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
