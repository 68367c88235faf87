import { instantOf } from '../../../kernel/clock';
import { offeredFrom } from './offer-hours';

const at = (time: string, day = '2026-12-31'): number => instantOf(day, time);

test.each(['08:00', '12:30', '20:59'])('at %s a place is offered at once', (time) => {
  expect(offeredFrom(at(time))).toBe(at(time));
});

test('one ms before eight it waits for eight', () => {
  expect(offeredFrom(at('08:00') - 1)).toBe(at('08:00'));
});

test('one ms before nine in the evening is still day, nine is night', () => {
  expect(offeredFrom(at('21:00') - 1)).toBe(at('21:00') - 1);
  expect(offeredFrom(at('21:00'))).toBe(at('08:00', '2027-01-01'));
});

test('after midnight the morning is that of the same day', () => {
  expect(offeredFrom(at('00:00'))).toBe(at('08:00'));
});
