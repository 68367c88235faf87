import type { MemberInfo } from '@contract/member/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import type { Paying } from '@/features/payments/payment/use-paying';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { NoticeBarProps } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { PURCHASE_MESSAGES } from '../purchase-messages';
import { returnedPurchase } from '../purchase-rules';

const UNPAID = { cancelled: 'cancelled', failed: 'failed', unsupported: 'failed' } as const;

export interface PurchaseNoticeProps {
  readonly info: MemberInfo;
  readonly paying: Paying;
  /** Cents of a purchase that was paid while the page was open; null: none was. */
  readonly paidHere: number | null;
}

/** How a purchase stands, read out whenever it changes; nothing before the first try. */
export function PurchaseNotice(props: PurchaseNoticeProps) {
  const notice = useNotice(props);
  return <Optional>{notice ? <NoticeBar {...notice} urgent /> : null}</Optional>;
}

function useNotice({ info, paying, paidHere }: PurchaseNoticeProps): NoticeBarProps | null {
  const t = useText(PURCHASE_MESSAGES);
  const { stage, hint, problem, askAgain } = paying;
  if (paidHere !== null)
    return { tone: 'success', children: t('paid', { price: moneyText(paidHere) }) };
  if (stage === 'asking')
    return {
      tone: 'info',
      title: t('asking'),
      children: hint === 'offline' ? t('offline') : t('askingText'),
    };
  // Why it could not be opened is said already.
  if (stage === 'unpaid' && !problem) {
    const why = hint && hint in UNPAID ? UNPAID[hint as keyof typeof UNPAID] : 'unpaid';
    return {
      tone: 'warning',
      title: t(why),
      children: t(`${why}Text`),
      action: { text: t('askAgain'), onPress: askAgain },
    };
  }
  const returned = returnedPurchase(info);
  if (returned)
    return {
      tone: returned.state === 'returned' ? 'success' : 'warning',
      title: t(returned.state, { price: moneyText(returned.cents) }),
      children: t('returnText'),
    };
  if (stage === 'offer' && info.purchase?.attempt?.state === 'closed')
    return { tone: 'warning', children: t('closed') };
  return null;
}
