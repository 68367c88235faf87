import type { OrderDetail } from '@contract/order/endpoints';
import { nextOf } from './next-rules';

const HOUR = 3_600_000;
const order = (
  status: OrderDetail['status'],
  ...kinds: OrderDetail['timeline'][number]['kind'][]
): Pick<OrderDetail, 'status' | 'timeline'> => ({
  status,
  timeline: kinds.map((kind, index) => ({ at: index, kind, actor: 'clinic', note: '', status })),
});

test('who has just been vaccinated is asked to stay, and an hour later no longer', () => {
  expect(nextOf(order('DONE', 'created', 'done'), 60_000)).toBe('nextDone');
  expect(nextOf(order('DONE', 'created', 'done'), HOUR)).toBe('nextDoneLater');
});

test('nobody is sent to a clinic that has closed the time', () => {
  expect(nextOf(order('BOOKED', 'created'), HOUR)).toBe('nextBooked');
  expect(nextOf(order('BOOKED', 'created', 'slotClosed'), HOUR)).toBe('nextClosed');
  expect(nextOf(order('BOOKED', 'created', 'slotClosed', 'changed'), HOUR)).toBe('nextBooked');
});

test('an order that has ended says how', () => {
  expect(nextOf(order('CANCELLED', 'created', 'slotClosed', 'cancelled'), HOUR)).toBe(
    'nextCancelled',
  );
});
