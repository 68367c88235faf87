import { billLinesIn, UnreadableBill } from './bill-lines';

const HEADING =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const PAYMENT =
  '`2026-11-21 10:00:00,`wx1,`19,`0,`,`4200001,`P1,`o1,`JSAPI,`SUCCESS,`OTHERS,`CNY,`9.05,`0.00,`0,`0,`0.00,`0.00,`,`,`预约, 疫苗,`,`0.05000,`0.60%,`9.05,`0.00,`';
const REFUND =
  '`2026-11-21 11:00:00,`wx1,`19,`0,`,`4200001,`P1,`o1,`JSAPI,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`503,`R1,`4.10,`0.00,`ORIGINAL,`PROCESSING,`预约, 疫苗,`,`0.00000,`0.60%,`0.00,`4.10,`';
const TOTALS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const file = (...rows: string[]): string =>
  `\uFEFF${[HEADING, ...rows, TOTALS, `\`${rows.length},\`9.05,\`4.10,\`0.00,\`0.05,\`9.05,\`4.10`].join('\r\n')}\r\n`;

test('payments and refunds, in cents by digits, whatever a title contains', () => {
  expect(billLinesIn(file(PAYMENT, REFUND))).toEqual([
    {
      kind: 'payment',
      transactionId: '4200001',
      paymentNumber: 'P1',
      refundNumber: null,
      cents: 905,
    },
    {
      kind: 'refund',
      transactionId: '4200001',
      paymentNumber: 'P1',
      refundNumber: 'R1',
      cents: 410,
    },
  ]);
});

test('a revoked payment is no line of ours', () => {
  expect(billLinesIn(file(PAYMENT.replace('SUCCESS', 'REVOKED')))).toEqual([]);
});

test('a bill whose columns stand in another order is read by their names', () => {
  const swap = (line: string, joint: string) => {
    const cells = line.split(joint);
    [cells[5], cells[6]] = [cells[6] ?? '', cells[5] ?? ''];
    return cells.join(joint);
  };
  const text = file(swap(PAYMENT, ',`')).replace(HEADING, swap(HEADING, ','));
  expect(billLinesIn(text)).toMatchObject([{ transactionId: '4200001', paymentNumber: 'P1' }]);
});

test.each([
  ['an empty file', ''],
  ['a page of HTML', '<html></html>'],
  ['a bill without its totals', file(PAYMENT).split(TOTALS)[0] ?? ''],
  ['a bill that lost a line', file(PAYMENT, REFUND).replace(`${REFUND}\r\n`, '')],
  ['another column', file(PAYMENT).replace('商户订单号', '订单')],
  ['an amount that is none', file(PAYMENT.replaceAll('9.05', '9.055'))],
  ['a negative amount', file(PAYMENT.replaceAll('9.05', '-9.05'))],
])('%s is not believed', (_, text) => {
  expect(() => billLinesIn(text)).toThrow(UnreadableBill);
});
