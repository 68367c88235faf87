import { whyNot } from './change-rules';

test('a time that cannot be changed is called too late only where it is', () => {
  expect(whyNot({ status: 'BOOKED', actions: ['update', 'cancel'] })).toBeNull();
  expect(whyNot({ status: 'BOOKED', actions: ['cancel'] })).toBe('noChangesLeft');
  expect(whyNot({ status: 'BOOKED', actions: ['scanConfirm'] })).toBe('tooLate');
});

test('who is at the clinic already is not told of changing', () => {
  expect(whyNot({ status: 'ARRIVED', actions: [] })).toBeNull();
  expect(whyNot({ status: 'CANCELLED', actions: ['rebook'] })).toBeNull();
});
