import type { OrderDetail } from './endpoints';
import type { OrderStatus } from './status-rules';
import { entryKeyOf, visitEntry } from './visit-entry-rules';

const PART = {
  linkmanId: 'l1',
  linkmanName: '小满',
  productName: '麻腮风',
  doseLabel: '第 1 剂',
  day: '2026-12-17',
  startTime: '08:00',
  endTime: '09:00',
  status: 'BOOKED' as OrderStatus,
  actions: [],
  priceCents: 0,
  serviceFeeCents: 0,
};
const orderOf = (own: object, ...others: readonly object[]): OrderDetail =>
  ({
    ...{ ...PART, orderId: 'o1', visitId: 'v1', reference: 'KKT2-RCTQ', bring: [], timeline: [] },
    ...{ departmentName: '门诊', departmentAddress: '', departmentPhone: '' },
    ...own,
    visit: others.map((other, index) => ({ ...PART, orderId: `o${index + 2}`, ...other })),
  }) as unknown as OrderDetail;
const JE = { productName: '乙脑', startTime: '09:00', endTime: '10:00' };

test('one entry has all doses of a visit, from the first start to the last end', () => {
  const entry = visitEntry(orderOf({}, JE), 'zh-CN');
  expect(entry.title).toBe('接种麻腮风、乙脑 · 小满');
  expect(entry.start).toBe(Date.parse('2026-12-17T08:00:00+08:00'));
  expect(entry.end).toBe(Date.parse('2026-12-17T10:00:00+08:00'));
  expect(entry.cancelled).toBe(false);
});

test('a dose that was called off leaves the entry; the last one takes it along', () => {
  const before = visitEntry(orderOf({}, JE), 'zh-CN');
  const rest = visitEntry(
    orderOf({ calendarSequence: 1 }, { ...JE, status: 'REFUNDING' }),
    'zh-CN',
  );
  expect(rest).toMatchObject({ title: '接种麻腮风 · 小满', cancelled: false, sequence: 1 });
  expect(rest.reference).toBe(before.reference);
  const none = visitEntry(
    orderOf({ status: 'CANCELLED' }, { ...JE, status: 'CANCELLED' }),
    'zh-CN',
  );
  expect(none).toMatchObject({ cancelled: true, reference: before.reference });
});

test('an appointment that was missed stays in the calendar', () => {
  expect(visitEntry(orderOf({ status: 'NO_SHOW' }), 'zh-CN').cancelled).toBe(false);
});

test('the entry has one name from whichever dose; a part on another day has its own', () => {
  const keyOf = (orderId: string, day: string, other: { orderId: string; day: string }) =>
    entryKeyOf({ visitId: 'v1', orderId, day, reference: 'R' }, [other]);
  const [day, later] = ['2026-12-17', '2026-12-18'];
  expect(keyOf('o1', day, { orderId: 'o2', day })).toBe('v1');
  expect(keyOf('o2', day, { orderId: 'o1', day })).toBe('v1');
  expect(keyOf('o1', later, { orderId: 'o2', day: later })).toBe('v1');
  expect(keyOf('o2', later, { orderId: 'o1', day })).toBe('v1-2026-12-18');
  expect(entryKeyOf({ visitId: null, orderId: 'o1', day, reference: 'R' }, [])).toBe('R');
});
