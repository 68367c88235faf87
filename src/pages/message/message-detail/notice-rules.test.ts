import type { MessageNotice } from '@contract/message/endpoints';
import type { OrderDetail } from '@contract/order/endpoints';
import { isMovedSince, nextOf, orderIdOf, senderOf } from './notice-rules';

const BOOKED: MessageNotice = {
  messageId: '1',
  messageClass: 'booking',
  kind: 'booked',
  title: '预约成功',
  body: '小安的流感疫苗已约在 12月10日 周四 08:00，朝阳门诊。',
  at: 1_000,
  read: true,
  link: { page: 'orderDetail', query: { orderId: '7' } },
  facts: [{ name: 'clinic', value: '朝阳门诊' }],
};
const order = (kind: string, at: number) => ({ timeline: [{ kind, at }] }) as OrderDetail;

test('what a clinic did is from that clinic, the rest from the service', () => {
  expect(senderOf(BOOKED, '易苗')).toBe('易苗');
  expect(senderOf({ ...BOOKED, kind: 'slotClosed' }, '易苗')).toBe('朝阳门诊');
  expect(senderOf({ ...BOOKED, kind: 'slotClosed', facts: [] }, '易苗')).toBe('易苗');
});

test('a text that only repeats the facts gives way to what to do next, never without them', () => {
  expect(nextOf(BOOKED)).toBe('visitNext');
  expect(nextOf({ ...BOOKED, kind: 'reminderDay' })).toBe('reminderNext');
  expect(nextOf({ ...BOOKED, kind: 'slotClosed' })).toBeNull();
  expect(nextOf({ ...BOOKED, facts: [] })).toBeNull();
});

test('the appointment of a link is known, another page’s id is none', () => {
  expect(orderIdOf(BOOKED)).toBe('7');
  expect(orderIdOf({ ...BOOKED, link: null })).toBeUndefined();
  const link = { page: 'waitingOffer', query: { orderId: '7' } } as const;
  expect(orderIdOf({ ...BOOKED, link })).toBeUndefined();
});

test('only a move after the message counts as one', () => {
  expect(isMovedSince(BOOKED, order('changed', 1_001))).toBe(true);
  expect(isMovedSince(BOOKED, order('changed', 1_000))).toBe(false);
  expect(isMovedSince(BOOKED, order('slotClosed', 1_001))).toBe(false);
});
