import { ORDER_STATUSES } from '@contract/order/status-rules';
import { COUNTED_STATUSES, isActive, statusList } from './statuses';

test('an appointment is active from the booking until the person has been there', () => {
  expect(ORDER_STATUSES.filter(isActive).sort()).toEqual(['ARRIVED', 'BOOKED', 'PENDING_CONFIRM']);
});

test('a dose that was administered counts for later ones too', () => {
  expect(
    ORDER_STATUSES.filter((status) => COUNTED_STATUSES.some((each) => each === status)).sort(),
  ).toEqual(['ARRIVED', 'BOOKED', 'DONE', 'PENDING_CONFIRM']);
});

test('SQL names the statuses as literals', () => {
  expect(statusList(['BOOKED', 'DONE'])).toBe("'BOOKED', 'DONE'");
});
