import { gbkOf } from '../../simulated/alipay/pay/gbk';
import { billLinesIn } from './bill-lines';

const HEADER =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,对方账户,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注';

const bill = (rows: readonly string[], header = HEADER) =>
  gbkOf(
    [
      '#支付宝业务明细查询',
      '#账号：[20880000000000000156]',
      '#---业务明细列表---',
      header,
      ...rows,
      '#---业务明细列表结束---',
      '#交易合计：2笔',
      '',
    ].join('\r\n'),
  );

test('payments and refunds are read, their amounts by digits and without a sign', () => {
  const file = bill([
    '2026112222001\t,P1\t,交易,流感疫苗预约,2026-11-21 09:00:00,2026-11-21 09:01:00,159****,35.80,35.80,,-0.21,',
    '2026112222001\t,P1\t,退款,流感疫苗预约,2026-11-21 09:00:00,2026-11-21 19:01:00,159****,-5.05,-5.05,R1\t,0.00,',
  ]);
  expect(billLinesIn(file)).toEqual([
    {
      kind: 'payment',
      paymentNumber: 'P1',
      refundNumber: null,
      transactionId: '2026112222001',
      cents: 3580,
    },
    {
      kind: 'refund',
      paymentNumber: 'P1',
      refundNumber: 'R1',
      transactionId: '2026112222001',
      cents: 505,
    },
  ]);
});

test('a title with commas or quotes moves no other cell', () => {
  const row = (title: string) => `T1\t,P1\t,交易,${title},a,b,159****,1.00,1.00,,0.00,`;
  for (const title of ['one, two, three', '"one, ""two"""', '', '中文，逗号'])
    expect(billLinesIn(bill([row(title)]))).toMatchObject([{ paymentNumber: 'P1', cents: 100 }]);
});

test('brackets of half width in the names of columns, and lines of other kinds, are no trouble', () => {
  const header = HEADER.replaceAll('（', '(').replaceAll('）', ')');
  const rows = ['T1,P1,交易,x,a,b,c,1.00,1.00,,0.00,', 'T2,P2,充值,x,a,b,c,9.00,9.00,,0.00,', ''];
  expect(billLinesIn(bill(rows, header))).toHaveLength(1);
});

test('a day without a line is an empty bill, the summary none', () => {
  expect(billLinesIn(bill([]))).toEqual([]);
  expect(billLinesIn(gbkOf('#支付宝业务汇总查询\r\n门店编号,门店名称\r\n#end\r\n'))).toBeNull();
});

test('a bill that breaks off, lacks a column or an amount is refused rather than read in part', () => {
  const whole = String.fromCharCode(...bill(['T1,P1,交易,x,a,b,c,1.00,1.00,,0.00,']));
  const cut = Buffer.from(whole.slice(0, whole.indexOf('\r\n#-', whole.indexOf('P1'))), 'latin1');
  expect(() => billLinesIn(cut)).toThrow('breaks off');
  expect(() => billLinesIn(bill([], HEADER.replace('商户订单号,', '')))).toThrow('商户订单号');
  expect(() => billLinesIn(bill(['T1,P1,交易,x,a,b,c,one,1.00,,0.00,']))).toThrow('no amount');
});
