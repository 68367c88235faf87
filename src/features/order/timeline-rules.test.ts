import type { OrderDetail, OrderEvent } from '@contract/order/endpoints';
import { isClosedByClinic } from './timeline-rules';

const closed = (kinds: readonly OrderEvent['kind'][], status: OrderDetail['status'] = 'BOOKED') =>
  isClosedByClinic({
    status,
    timeline: kinds.map((kind, at) => ({ at, kind, actor: 'clinic', note: '', status: 'BOOKED' })),
  });

test('a time that the clinic closed is told until it opens again or the appointment moves', () => {
  expect(closed(['created', 'slotClosed'])).toBe(true);
  expect(closed(['created', 'slotClosed', 'slotReopened'])).toBe(false);
  expect(closed(['created', 'slotClosed', 'changed'])).toBe(false);
  expect(closed(['created', 'changed', 'slotClosed'])).toBe(true);
});

test('an appointment that is over is not warned about', () => {
  expect(closed(['created', 'slotClosed'], 'CANCELLED')).toBe(false);
});
