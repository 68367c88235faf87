import type { OrderDetail } from '@contract/order/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { NoticeBarProps } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { PAYMENT_MESSAGES } from '../messages';
import type { Paying } from '../use-paying';

const UNPAID = { cancelled: 'cancelled', failed: 'failed', unsupported: 'failed' } as const;

export interface PaymentStateProps {
  readonly order: OrderDetail;
  readonly paying: Paying;
  /** Cents that were paid while the page was open; null: nothing was. */
  readonly paidHere: number | null;
}

/** How a payment stands, read out whenever it changes; nothing before the first try. */
export function PaymentState(props: PaymentStateProps) {
  const notice = useNotice(props);
  return <Optional>{notice ? <NoticeBar {...notice} urgent /> : null}</Optional>;
}

function useNotice({ order, paying, paidHere }: PaymentStateProps): NoticeBarProps | null {
  const t = useText(PAYMENT_MESSAGES);
  const dates = useDateText();
  const { stage, hint, problem, askAgain } = paying;
  const { attempt } = order.payment;
  if (paidHere !== null) {
    const title = t('paid', { price: moneyText(paidHere) });
    return { tone: 'success', title, children: t('paidText') };
  }
  if (stage === 'asking') {
    const children = hint === 'offline' ? t('offline') : t('askingText');
    return { tone: 'info', title: t('asking'), children };
  }
  // Why it could not be opened is said already.
  if (stage === 'unpaid' && !problem) {
    const why = hint && hint in UNPAID ? UNPAID[hint as keyof typeof UNPAID] : 'unpaid';
    const until = attempt ? t('unpaidUntil', { time: dates.dateTime(attempt.expiresAt) }) : '';
    return {
      tone: 'warning',
      title: t(why),
      children: why === 'unpaid' ? `${t('unpaidText')} ${until}` : t(`${why}Text`),
      action: { text: t('askAgain'), onPress: askAgain },
    };
  }
  if (stage === 'offer' && attempt?.state === 'closed')
    return { tone: 'warning', children: t('closed') };
  return null;
}
