import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrderRecords } from './wechat/pay/records';
import type { OrderRecord } from './wechat/pay/records';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const order = (number: string, cents: number): OrderRecord => ({
  mchid: '1900000109',
  number,
  appId: 'wx1',
  call: 'orderJsapi',
  request: '{}',
  description: '疫苗',
  cents,
  notifyUrl: 'https://provider.invalid/n',
  openid: null,
  createdAt: 0,
  expiresAt: 1,
  isClosed: false,
  paid: null,
  refunds: [],
});

test('two processes see one another’s orders, and the next start sees them all', () => {
  const path = join(folder, 'deep', 'orders.jsonl');
  const [one, two] = [createOrderRecords(path), createOrderRecords(path)];
  one.put(order('P1', 1));
  expect(two.get('1900000109', 'P1')?.cents).toBe(1);
  two.put(order('P1', 2));
  one.put(order('P2', 3));
  for (const records of [one, two, createOrderRecords(path)])
    expect(records.all().map(({ number, cents }) => [number, cents])).toEqual([
      ['P1', 2],
      ['P2', 3],
    ]);
});

test('a line that another process has not finished is read when it is whole', () => {
  const path = join(folder, 'orders.jsonl');
  const records = createOrderRecords(path);
  const line = `${JSON.stringify(order('P1', 1))}\n`;
  appendFileSync(path, line.slice(0, 30));
  expect(records.all()).toEqual([]);
  appendFileSync(path, line.slice(30));
  expect(records.get('1900000109', 'P1')).toEqual(order('P1', 1));
});
