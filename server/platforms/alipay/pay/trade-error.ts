import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import { AlipayError, CODES } from '../alipay-error';

/** No trade has this number; a wap trade exists only once its payer has confirmed it. */
export const NO_TRADE = 'ACQ.TRADE_NOT_EXIST';

/** The number is of a closed trade, or of one with other values or another payer. */
const NEEDS_NEW_NUMBER: readonly string[] = [
  'ACQ.TRADE_HAS_CLOSE',
  'ACQ.CONTEXT_INCONSISTENT',
  'ACQ.TRADE_BUYER_NOT_MATCH',
];

/** Refusals for good of `alipay.trade.create` (copies of opendocs.alipay.com/open/02ekfj). */
const REFUSED_FOR_GOOD: readonly string[] = [
  ...NEEDS_NEW_NUMBER,
  'ACQ.INVALID_PARAMETER',
  'ACQ.ACCESS_FORBIDDEN',
  'ACQ.EXIST_FORBIDDEN_WORD',
  'ACQ.PARTNER_ERROR',
  'ACQ.TOTAL_FEE_EXCEED',
  'ACQ.BUYER_SELLER_EQUAL',
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.BUYER_ENABLE_STATUS_FORBID',
  'ACQ.BUYER_PAYMENT_AMOUNT_DAY_LIMIT_ERROR',
  'ACQ.BUYER_PAYMENT_AMOUNT_MONTH_LIMIT_ERROR',
  'ACQ.BEYOND_PAY_RESTRICTION',
  'ACQ.BEYOND_PER_RECEIPT_RESTRICTION',
  'ACQ.SELLER_BEEN_BLOCKED',
  'ACQ.SELLER_NOT_EXIST',
  'ACQ.ERROR_BUYER_CERTIFY_LEVEL_LIMIT',
  'ACQ.PAYMENT_REQUEST_HAS_RISK',
  'ACQ.NO_PAYMENT_INSTRUMENTS_AVAILABLE',
];

/** Parameters or rights are wrong, which no repeat mends. */
const REFUSING_CODES: readonly string[] = [
  CODES.MISSING,
  CODES.INVALID,
  CODES.CONDITIONS,
  CODES.RIGHTS,
];

/** Refusals for good of `alipay.trade.refund` that a person has to look at (the same page's 02ekfk). */
const REFUND_NEEDS_PERSON: readonly string[] = [
  NO_TRADE,
  'ACQ.INVALID_PARAMETER',
  'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REASON_TRADE_BEEN_FREEZEN',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_HAS_CLOSE',
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.TRADE_SETTLE_ERROR',
  'ACQ.REFUND_FEE_ERROR',
  'ACQ.NOT_ALLOW_PARTIAL_REFUND',
  'ACQ.ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
  'ACQ.CUSTOMER_VALIDATE_ERROR',
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.BUYER_ERROR',
  'ACQ.BUYER_ENABLE_STATUS_FORBID',
  'ACQ.REFUND_ACCOUNT_NOT_EXIST',
  'ACQ.USER_NOT_MATCH_ERR',
];

export const hasSubCode = (error: unknown, ...subCodes: readonly string[]): error is AlipayError =>
  error instanceof AlipayError && subCodes.includes(error.subCode);

/** The sub-code of a refund that only a person can mend; null for other errors. */
export const refundFailure = (error: unknown): string | null =>
  hasSubCode(error, ...REFUND_NEEDS_PERSON) ? error.subCode : null;

/**
 * What an error of a payment call means to the caller. What is not known for certain to be refused is unclear, such as
 * `ACQ.SYSTEM_ERROR`, after which the call may or may not have been carried out, or `ACQ.TRADE_HAS_SUCCESS`, after
 * which a query tells how the trade stands.
 */
export function paymentError(error: unknown): Error {
  if (error instanceof AlipayError) {
    const { code, subCode, message } = error;
    if (REFUSING_CODES.includes(code) || REFUSED_FOR_GOOD.includes(subCode))
      return new PaymentRefused(subCode || code, NEEDS_NEW_NUMBER.includes(subCode), message);
  }
  return new PaymentUnclear(error instanceof Error ? error.message : 'no answer');
}
