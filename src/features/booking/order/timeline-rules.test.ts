import type { OrderDetail, OrderEvent } from '@contract/order/endpoints';
import { isBooked, isClosedByClinic } from './timeline-rules';

const closed = (kinds: readonly OrderEvent['kind'][], status: OrderDetail['status'] = 'BOOKED') =>
  isClosedByClinic({
    status,
    timeline: kinds.map((kind, index) => ({
      at: index,
      kind,
      actor: 'clinic',
      note: '',
      status: 'BOOKED',
    })),
  });

test('a time that the clinic closed is told until it opens again or the appointment moves', () => {
  expect(closed(['created', 'slotClosed'])).toBe(true);
  expect(closed(['created', 'slotClosed', 'slotReopened'])).toBe(false);
  expect(closed(['created', 'slotClosed', 'changed'])).toBe(false);
  expect(closed(['created', 'changed', 'slotClosed'])).toBe(true);
});

test.each<[OrderDetail['status'], boolean]>([
  ['PENDING_CONFIRM', true],
  ['BOOKED', true],
  ['ARRIVED', false],
  ['DONE', false],
  ['CANCELLED', false],
  ['NO_SHOW', false],
  ['REFUNDING', false],
  ['REFUNDED', false],
  ['REFUND_FAILED', false],
])('an appointment that is %s stands as booked: %s', (status, stands) => {
  expect(isBooked({ status, timeline: [] })).toBe(stands);
});

test('an appointment whose time the clinic closed no longer stands as booked', () => {
  const closing = {
    at: 1,
    kind: 'slotClosed',
    actor: 'clinic',
    note: '',
    status: 'BOOKED',
  } as const;
  expect(isBooked({ status: 'BOOKED', timeline: [closing] })).toBe(false);
});

test('an appointment that is over is not warned about', () => {
  expect(closed(['created', 'slotClosed'], 'CANCELLED')).toBe(false);
});
