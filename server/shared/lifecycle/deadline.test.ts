import { allows, changeableUntil } from './lifecycle';

const STARTS_AT = Date.parse('2026-11-20T10:00:00+08:00');
const order = { status: 'BOOKED', startsAt: STARTS_AT, changesLeft: 3 } as const;
const at = (time: string): number => Date.parse(`2026-11-20T${time}+08:00`);

test('an appointment at ten can be changed and cancelled until eight', () => {
  expect(changeableUntil(STARTS_AT)).toBe(at('08:00:00'));
  for (const step of ['update', 'cancel', 'refund'] as const) {
    expect(allows(step, order, 'user', at('07:59:59'))).toBe(true);
    expect(allows(step, order, 'user', at('08:00:00'))).toBe(false);
  }
});

test('the deadline is the owner’s alone', () => {
  expect(allows('cancel', order, 'clinic', at('09:30:00'))).toBe(true);
});
