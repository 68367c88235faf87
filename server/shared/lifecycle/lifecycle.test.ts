import { ORDER_STATUSES } from '@contract/order/status-rules';
import {
  actionsOf,
  allows,
  ARRIVAL_OPENS,
  CHANGE_DEADLINE,
  HOLDING_STATUSES,
  LIFECYCLE,
} from './lifecycle';
import type { OrderState, Step } from './lifecycle';

const NOW = Date.UTC(2026, 10, 20);
const order = (state: Partial<OrderState> = {}): OrderState => ({
  status: 'BOOKED',
  startsAt: NOW + 86_400_000,
  changesLeft: 3,
  ...state,
});
const steps: Step[] = Object.values(LIFECYCLE);

describe('the lifecycle', () => {
  test('gives a place back exactly where the order stops holding it', () => {
    const holds = (status: string): boolean =>
      (HOLDING_STATUSES as readonly string[]).includes(status);
    for (const { from, to, capacity } of steps)
      for (const status of from)
        expect(capacity === 'back').toBe(to !== null && holds(status) && !holds(to));
  });

  test('never takes a place back into an order that gave it up', () => {
    const holds = (status: string): boolean =>
      (HOLDING_STATUSES as readonly string[]).includes(status);
    for (const { from, to } of steps)
      if (to !== null && holds(to)) expect(from.every(holds)).toBe(true);
  });

  test('reaches every status', () => {
    const reached = new Set([...steps.map(({ to }) => to), 'PENDING_CONFIRM']);
    expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });
});

describe('the owner', () => {
  test('of a booked order can change and cancel it', () => {
    expect(actionsOf(order(), NOW)).toEqual(['update', 'cancel']);
  });

  test('can confirm an order that waits for it', () => {
    expect(actionsOf(order({ status: 'PENDING_CONFIRM' }), NOW)).toContain('confirm');
    expect(actionsOf(order(), NOW)).not.toContain('confirm');
  });

  test('can change and cancel until two hours before the start, not from then on', () => {
    const late = order({ startsAt: NOW + CHANGE_DEADLINE });
    const inTime = order({ startsAt: NOW + CHANGE_DEADLINE + 1 });
    expect(actionsOf(late, NOW)).toEqual([]);
    expect(actionsOf(inTime, NOW)).toEqual(['update', 'cancel']);
  });

  test('without changes left can still cancel', () => {
    expect(actionsOf(order({ changesLeft: 0 }), NOW)).toEqual(['cancel']);
  });

  test.each(['CANCELLED', 'NO_SHOW', 'REFUNDED'] as const)(
    'of a %s order can remove it or book anew',
    (status) => {
      expect(actionsOf(order({ status }), NOW)).toEqual(['remove', 'rebook']);
    },
  );

  test('of a done order sees the observation and the certificate, and can remove it', () => {
    expect(actionsOf(order({ status: 'DONE' }), NOW)).toEqual(['observe', 'certificate', 'remove']);
  });

  test('can check in from an hour before the start to the end of the day', () => {
    const early = order({ startsAt: NOW + ARRIVAL_OPENS + 1 });
    const open = order({ startsAt: NOW + ARRIVAL_OPENS });
    const yesterday = order({ startsAt: NOW - 86_400_000 });
    expect(actionsOf(early, NOW)).toEqual([]);
    expect(actionsOf(open, NOW)).toEqual(['scanConfirm']);
    expect(actionsOf(yesterday, NOW)).toEqual([]);
  });

  test('can recall a refund of their own until the appointment starts, and retry one that failed', () => {
    const refunding = order({ status: 'REFUNDING', recallable: true });
    expect(actionsOf(refunding, NOW)).toEqual(['recallRefund']);
    expect(actionsOf({ ...refunding, recallable: false }, NOW)).toEqual([]);
    expect(actionsOf({ ...refunding, startsAt: NOW }, NOW)).toEqual([]);
    const failed = order({ status: 'REFUND_FAILED' });
    expect(actionsOf(failed, NOW)).toEqual(['retryRefund']);
    expect(actionsOf({ ...failed, isRefundSent: true }, NOW)).toEqual([]);
  });

  test('has no hand in what the clinic records', () => {
    expect(allows('arrive', order(), 'user', NOW)).toBe(false);
    expect(allows('arrive', order(), 'clinic', NOW)).toBe(true);
  });

  test('is not let into the clinic’s late cancelling', () => {
    const late = order({ startsAt: NOW });
    expect(allows('cancel', late, 'user', NOW)).toBe(false);
    expect(allows('cancel', late, 'clinic', NOW)).toBe(true);
  });
});
