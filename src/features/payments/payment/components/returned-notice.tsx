import { moneyText } from '@contract/money/money-rules';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { PAYMENT_MESSAGES } from '../messages';
import type { ReturnedPayment } from '../stage-rules';

const WHY = { ended: 'returnEnded', twice: 'returnTwice', late: 'returnLate' } as const;

/** A payment that the appointment could not take: that it goes back, and why. */
export function ReturnedNotice({ payment }: { readonly payment: ReturnedPayment }) {
  const t = useText(PAYMENT_MESSAGES);
  const { state, cents, why } = payment;
  return (
    <NoticeBar
      tone={state === 'returned' ? 'success' : 'warning'}
      title={t(state, { price: moneyText(cents) })}
    >
      {t(WHY[why])}
    </NoticeBar>
  );
}
