import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { chinaTime } from '../../../alipay/china-time';
import { yuanOf } from '../../../payment/yuan';
import { gbkOf } from './gbk';
import type { SimulatedTrade } from './pay-state';

/** A line of the bill: a payment, or a refund with its number and negative cents. */
export interface BillEntry {
  readonly trade: SimulatedTrade;
  readonly request: string | null;
  readonly cents: number;
  readonly at: number;
}

const COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const RULE = '-----------------------------------------';

const amountOf = (cents: number): string => `${cents < 0 ? '-' : ''}${yuanOf(Math.abs(cents))}`;

function cellsOf({ trade, request, cents, at }: BillEntry): readonly string[] {
  const amount = amountOf(cents);
  const free = ['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'];
  return [
    `${trade.tradeNo}\t`,
    `${trade.number}\t`,
    request === null ? '交易' : '退款',
    trade.subject,
    chinaTime(trade.createdAt),
    chinaTime(at),
    ...['', '', '', ''],
    '159****5620',
    amount,
    amount,
    ...free,
    request === null ? '' : `${request}\t`,
    '0.00',
    '0.00',
    '',
  ];
}

function detail(seller: string, day: string, rows: readonly (readonly string[])[]): string {
  const [year, month, date] = day.split('-');
  return [
    '#支付宝业务明细查询',
    `#账号：[${seller}0156]`,
    `#起始日期：[${year}年${month}月${date}日 00:00:00]   终止日期：[${year}年${month}月${date}日 24:00:00]`,
    `#${RULE}业务明细列表${RULE.slice(1)}`,
    COLUMNS,
    ...rows.map((cells) => cells.join(',')),
    `#${RULE}业务明细列表结束${RULE.slice(5)}`,
    '#导出时间：[次日]',
    '',
  ].join('\r\n');
}

/** A ZIP archive of files. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * The archive that Alipay lets download: the summary and the detailed list, both in GBK. So are the platform's names of
 * them; these are in UTF-8, and nobody reads either.
 */
export function billArchive(
  seller: string,
  day: string,
  entries: readonly BillEntry[],
  strange: readonly (readonly string[])[],
): Promise<Buffer> {
  const name = `${seller}0156_${day.replaceAll('-', '')}`;
  const rows = [...entries.map(cellsOf), ...strange];
  return zipOf({
    [`${name}_业务明细(汇总).csv`]: gbkOf(
      '#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n',
    ),
    [`${name}_业务明细.csv`]: gbkOf(detail(seller, day, rows)),
  });
}
