import type { PaymentNotice, RawNotice } from '../../payment/partner';
import type { AlipayGateway } from '../gateway';
import { isGenuine } from '../signature';
import { instantIn, stateOfTrade } from './trade-state';
import type { TradeApps } from './trade-apps';

type Form = Readonly<Record<string, string>>;

/** Most parameters of a notice; the published ones are about 30. */
const MOST_PARAMETERS = 100;
const NOTIFY_ID = /^[\w-]{1,128}$/;

/** The parameters of a notice, decoded once; null where a name repeats, or there are too many. */
function formIn(body: Buffer): Form | null {
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  const form = Object.fromEntries(pairs);
  return Object.keys(form).length === pairs.length && pairs.length <= MOST_PARAMETERS ? form : null;
}

/**
 * The signed text of a notice: unlike a request's, it has neither `sign` nor `sign_type`, but an empty parameter is in
 * it as in the official kits.
 */
export const noticeContent = (form: Form): string =>
  Object.keys(form)
    .filter((name) => name !== 'sign' && name !== 'sign_type')
    .sort()
    .map((name) => `${name}=${form[name]}`)
    .join('&');

/**
 * Whether one of Alipay's known keys signed it. An unknown certificate is not downloaded for a notice, as anybody could
 * cause such calls: the answers of our own calls teach it, and Alipay repeats the notice.
 */
function isFromAlipay(form: Form, { keys }: AlipayGateway): boolean {
  const { sign = '', sign_type: type, alipay_cert_sn: certificate } = form;
  // The sender would otherwise choose a weaker algorithm.
  if (type !== 'RSA2' || sign === '') return false;
  const key = certificate ? keys.find(certificate) : null;
  const content = noticeContent(form);
  return (key ? [key] : keys.all()).some((each) => isGenuine(content, sign, each));
}

/** A genuine notice as what it tells. A refund's amount is that of all refunds, so only a query tells this one's. */
function noticeOf(form: Form, now: number): PaymentNotice {
  const { notify_id: id = '', out_trade_no: number = '', trade_no: transactionId = '' } = form;
  if (form.notify_type !== 'trade_status_sync' || number === '') return { kind: 'other', id };
  if (form.refund_fee || form.gmt_refund) {
    const request = form.out_biz_no ?? '';
    const refundNumber = request === '' || request === transactionId ? null : request;
    return { kind: 'refund', id, refundNumber, paymentNumber: number, state: { state: 'pending' } };
  }
  const fields = {
    status: form.trade_status ?? '',
    transactionId,
    totalAmount: form.total_amount ?? '',
    paidAt: instantIn(form.gmt_payment),
  };
  const state = stateOfTrade(fields, now);
  return state ? { kind: 'payment', id, number, state } : { kind: 'other', id };
}

/**
 * Verifies and reads a notice; null where Alipay did not send it, or not to this merchant. No limit of its age is
 * published, so an old one counts: the order's state has to take repeats and disorder.
 */
export function readAlipayNotice(
  apps: TradeApps,
  sellerId: string,
  { body }: RawNotice,
  now: number,
): PaymentNotice | null {
  const form = formIn(body);
  const gateway = form && apps.find(({ appId }) => appId === form.app_id);
  if (!form || !gateway || !isFromAlipay(form, gateway)) return null;
  if (form.seller_id !== sellerId || !NOTIFY_ID.test(form.notify_id ?? '')) return null;
  return noticeOf(form, now);
}
