import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { DAY, dayOf, timeOf } from '../../../../kernel/clock';
import { yuanOf } from '../../../payment/yuan';
import { answered, refused } from './answers';
import type { PayHandler } from './asked';
import type { OrderRecord } from './records';
import type { FakePayState } from './state';

/** Days for which bills can be downloaded, and the hour after which yesterday's is there. */
const [MOST_DAYS, READY] = [92, '10:00'];
/** ms for which a file's address can be used. */
const VALID = 5 * 60_000;

const HEADING =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const TOTALS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

const line = (cells: readonly string[]): string => cells.map((cell) => `\`${cell}`).join(',');

interface Row {
  readonly at: number;
  readonly order: Pick<OrderRecord, 'appId' | 'mchid' | 'number' | 'description' | 'call'>;
  readonly transactionId: string;
  readonly openid: string;
  readonly paid: number;
  readonly refund: { readonly id: string; readonly number: string; readonly cents: number } | null;
}

function cellsOf({ at, order, transactionId, openid, paid, refund }: Row): readonly string[] {
  const amount = yuanOf(paid);
  const back = yuanOf(refund?.cents ?? 0);
  return [
    `${dayOf(at)} ${timeOf(at)}:00`,
    order.appId,
    order.mchid,
    '0',
    '',
    transactionId,
    order.number,
    openid,
    order.call === 'orderH5' ? 'MWEB' : 'JSAPI',
    refund ? 'REFUND' : 'SUCCESS',
    'OTHERS',
    'CNY',
    refund ? '0.00' : amount,
    '0.00',
    refund?.id ?? '0',
    refund?.number ?? '0',
    back,
    '0.00',
    refund ? 'ORIGINAL' : '',
    refund ? 'SUCCESS' : '',
    order.description,
    '',
    '0.00000',
    '0.60%',
    refund ? '0.00' : amount,
    back,
    '',
  ];
}

function rowsOf({ orders, bill }: FakePayState, mchid: string, day: string): readonly Row[] {
  const rows: Row[] = [];
  for (const order of orders.all()) {
    if (order.mchid !== mchid || !order.paid) continue;
    const { transactionId, at, openid } = order.paid;
    const common = { order, transactionId, openid };
    if (dayOf(at) === day && !bill.missing.has(order.number))
      rows.push({ ...common, at, paid: order.cents, refund: null });
    for (const refund of order.refunds)
      if (dayOf(refund.createdAt) === day && !bill.missing.has(refund.number))
        rows.push({ ...common, at: refund.createdAt, paid: 0, refund });
  }
  for (const { day: on, number, cents } of bill.unknown)
    if (on === day)
      rows.push({
        at: Date.parse(`${day}T12:00:00+08:00`),
        order: { appId: 'wx0000000000000000', mchid, number, description: '?', call: 'orderJsapi' },
        transactionId: `42000000000000000000${number.length}`,
        openid: '',
        paid: cents,
        refund: null,
      });
  return rows;
}

/** The file of a day; null where nothing happened. */
export function billFileOf(state: FakePayState, mchid: string, day: string): string | null {
  const rows = rowsOf(state, mchid, day);
  if (rows.length === 0) return null;
  const sum = (of: (row: Row) => number): string =>
    yuanOf(rows.reduce((cents, row) => cents + of(row), 0));
  const [paid, back] = [sum((row) => row.paid), sum((row) => row.refund?.cents ?? 0)];
  const totals = [String(rows.length), paid, back, '0.00', '0.00000', paid, back];
  const lines = [HEADING, ...rows.map((row) => line(cellsOf(row))), TOTALS, line(totals), ''];
  return `\uFEFF${lines.join('\r\n')}`;
}

interface File {
  readonly mchid: string;
  readonly bytes: Buffer;
  readonly until: number;
}

/** Files whose address was given out, by the state that gave it. */
const FILES = new WeakMap<FakePayState, Map<string, File>>();

function filesOf(state: FakePayState): Map<string, File> {
  const files = FILES.get(state) ?? new Map<string, File>();
  FILES.set(state, files);
  return files;
}

export const answerBill: PayHandler = ({ state, merchant, query }) => {
  const now = state.options.now();
  const { bill_date: day = '', tar_type: packing } = query;
  const [today, first] = [dayOf(now), dayOf(now - MOST_DAYS * DAY)];
  const isReady = day < dayOf(now - DAY) || timeOf(now) >= READY;
  if (day >= today || day < first) return refused('INVALID_REQUEST', '账单日期不合法');
  const text = isReady ? billFileOf(state, merchant.mchid, day) : null;
  if (text === null) return refused('NO_STATEMENT_EXIST', '账单文件不存在');
  const token = randomBytes(24).toString('base64url');
  const bytes = Buffer.from(text);
  filesOf(state).set(token, {
    mchid: merchant.mchid,
    bytes: packing === 'GZIP' ? gzipSync(bytes) : bytes,
    until: now + VALID,
  });
  return answered({
    hash_type: 'SHA1',
    hash_value: createHash('sha1').update(bytes).digest('hex'),
    download_url: `https://api.mch.weixin.qq.com/v3/billdownload/file?token=${token}`,
  });
};

export const answerBillFile: PayHandler = ({ state, merchant, query }) => {
  const file = filesOf(state).get(query.token ?? '');
  if (file?.mchid !== merchant.mchid || state.options.now() > file.until)
    return refused('INVALID_REQUEST', '下载地址已失效');
  return { status: 200, body: '', file: file.bytes };
};
