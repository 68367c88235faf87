import type { RefundOrder, RefundState } from '../../payment/partner';
import { PaymentUnclear } from '../../payment/partner';
import { centsOf, yuanOf } from '../../payment/yuan';
import { callAboutTrade } from './trade-apps';
import type { TradeApps } from './trade-apps';
import { hasSubCode, NO_TRADE, refundFailure } from './trade-error';
import { instantIn, textOf } from './trade-state';

/** The number was used for another amount, and that refund has been made. */
const OTHER_AMOUNT = 'ACQ.DISCORDANT_REPEAT_REQUEST';

/**
 * Asks how a refund stands. Alipay may answer nothing within ten seconds of the refund although it succeeds later, so
 * `absent` shortly after asking proves nothing; repeating the same number gives nothing twice.
 * @throws AlipayError, AlipayUndecided, PaymentUnclear
 */
export async function refundStateOf(
  apps: TradeApps,
  { paymentNumber, number }: RefundOrder,
): Promise<RefundState> {
  try {
    const answer = await callAboutTrade(apps, 'alipay.trade.fastpay.refund.query', {
      out_trade_no: paymentNumber,
      out_request_no: number,
      query_options: ['gmt_refund_pay'],
    });
    if (answer.refund_status !== 'REFUND_SUCCESS') return { state: 'absent' };
    const cents = centsOf(textOf(answer.refund_amount));
    if (cents === null || answer.out_request_no !== number)
      throw new PaymentUnclear('alipay.trade.fastpay.refund.query answered another refund');
    return { state: 'done', cents, at: instantIn(answer.gmt_refund_pay) };
  } catch (error) {
    if (hasSubCode(error, NO_TRADE)) return { state: 'absent' };
    throw error;
  }
}

/**
 * Gives money back. Only `fund_change` Y says that this call moved it; else it was moved before, or will be.
 * @throws AlipayError, AlipayUndecided, PaymentUnclear
 */
export async function askRefund(apps: TradeApps, refund: RefundOrder): Promise<RefundState> {
  const { paymentNumber, number, cents, reason } = refund;
  try {
    const answer = await callAboutTrade(apps, 'alipay.trade.refund', {
      out_trade_no: paymentNumber,
      refund_amount: yuanOf(cents),
      out_request_no: number,
      refund_reason: reason,
    });
    return answer.fund_change === 'Y'
      ? { state: 'done', cents, at: instantIn(answer.gmt_refund_pay) }
      : { state: 'pending' };
  } catch (error) {
    if (hasSubCode(error, OTHER_AMOUNT)) return refundStateOf(apps, refund);
    const failure = refundFailure(error);
    if (failure !== null) return { state: 'failed', reason: failure };
    throw error;
  }
}
