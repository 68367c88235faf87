import { shanghaiInstant } from '@contract/time/shanghai-rules';
import { isOffered, offeredSlots, timesOutcome, withChosenSlot } from './slot-rules';

const slot = (startTime: string, endTime: string, residue = 1, id = 1) => ({
  id,
  startTime,
  endTime,
  maxSub: 10,
  residue,
});
const DAY = '2026-11-20';
const at = (clock: string) => shanghaiInstant(DAY, clock);

test.each([
  ['one place, end one millisecond ahead', 1, -1, true],
  ['one place, ending this very moment', 1, 0, false],
  ['one place, ended', 1, 1, false],
  ['no place, end ahead', 0, -1, false],
])('a slot with %s is offered: %s', (_, residue, afterEnd, offered) => {
  expect(isOffered(slot('08:00', '09:00', residue), DAY, at('09:00') + afterEnd)).toBe(offered);
});

test('a slot that has begun but not ended is still offered', () => {
  expect(isOffered(slot('08:00', '09:00'), DAY, at('08:30'))).toBe(true);
});

test('slots come in order of time', () => {
  const slots = [slot('13:30', '14:30', 2, 2), slot('08:00', '09:00', 1, 1)];
  expect(offeredSlots(slots, DAY, at('07:00')).map(({ id }) => id)).toEqual([1, 2]);
});

test('a day with nothing left asks for another day', () => {
  expect(timesOutcome([slot('08:00', '09:00', 0)], DAY, at('07:00'))).toEqual({ kind: 'none' });
  expect(timesOutcome([slot('08:00', '09:00')], DAY, at('10:00'))).toEqual({ kind: 'none' });
  expect(timesOutcome([], DAY, at('07:00'))).toEqual({ kind: 'none' });
  expect(timesOutcome([slot('08:00', '09:00')], DAY, at('07:00')).kind).toBe('choose');
});

test('the slot that is kept for the caller stays, also where it was the last place', () => {
  const retained = { id: 9, startTime: '11:00', endTime: '12:00' };
  expect(withChosenSlot([], retained)).toEqual([{ ...retained, maxSub: 1, residue: 1 }]);
  const full = { ...retained, maxSub: 4, residue: 0 };
  expect(withChosenSlot([full], retained)).toEqual([{ ...full, residue: 1 }]);
  expect(withChosenSlot([full], null)).toEqual([full]);
});
