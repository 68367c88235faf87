import { ORDER_STATUSES } from '@contract/order/status-rules';
import { hintOf } from './order-hint';

const TODAY = '2026-11-21';

test('who is expected today, is there, or is done needs no remark', () => {
  for (const status of ['PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'DONE'] as const)
    expect(hintOf({ status, day: TODAY }, TODAY)).toBeNull();
});

test('who comes on another day is told why there is no check-in', () => {
  const booked = (day: string) => hintOf({ status: 'BOOKED', day }, TODAY)?.key;
  expect(booked('2026-11-25')).toBe('hintAhead');
  expect(booked('2026-11-20')).toBe('hintPast');
});

test('who was missed today can still come; who was missed or cancelled before needs a walk-in', () => {
  expect(hintOf({ status: 'NO_SHOW', day: TODAY }, TODAY)).toEqual({
    key: 'hintMissedToday',
    walkIn: false,
  });
  expect(hintOf({ status: 'NO_SHOW', day: '2026-11-20' }, TODAY)?.walkIn).toBe(true);
  expect(hintOf({ status: 'CANCELLED', day: TODAY }, TODAY)?.walkIn).toBe(true);
});

test('no order without a way to check it in goes without a remark, but those that are through', () => {
  for (const status of ORDER_STATUSES.filter((one) => one !== 'ARRIVED' && one !== 'DONE'))
    expect(hintOf({ status, day: '2026-11-25' }, TODAY)).not.toBeNull();
});
