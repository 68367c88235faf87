import { wholeSeconds } from '@/ui/countdown/time-left';
import { emptyForm } from './submit-info';
import type { SubmitInfo } from './form';
import {
  countdownText,
  heldBy,
  holdIdOf,
  holdPhase,
  partsOf,
  presentHold,
  holdKeyOf,
} from './hold-rules';

const form = emptyForm({ depaCode: 'c1', productId: 'p1' }, 'key-1234567890abcdef');
const seat = (id: number, startTime = '10:00') => ({ id, startTime, endTime: '10:15' });
const single: SubmitInfo = { ...form, day: '2026-12-01', slot: seat(7) };
const participant = {
  linkmanId: 'l2',
  productId: 'p1',
  doseNo: 1,
  earliest: null,
  guidelineVersion: 'v1',
  replaceOrderId: null,
};
const family: SubmitInfo = {
  ...form,
  participants: [participant, { ...participant, linkmanId: 'l3' }],
  visit: { startTime: '10:00', endTime: '10:30', seats: [seat(9, '10:15'), seat(7), seat(7)] },
};
const END = 300_000;

test('one person wants one place, a family one for each of them', () => {
  expect(partsOf(form)).toEqual([]);
  expect(partsOf(single)).toEqual([{ slotId: 7, places: 1 }]);
  expect(partsOf(family)).toEqual([
    { slotId: 7, places: 2 },
    { slotId: 9, places: 1 },
  ]);
});

test('a single time does not count once somebody comes along', () => {
  expect(holdKeyOf({ ...single, participants: [participant] })).toBe('');
});

describe('a hold of the provider', () => {
  const part = { depaCode: 'c1', productId: 'p1', day: '2026-12-01', startTime: '', endTime: '' };
  const held = heldBy({
    holdId: 'h1',
    kind: 'form',
    parts: [
      { ...part, slotId: 9, places: 1 },
      { ...part, slotId: 7, places: 2 },
    ],
    expiresAt: END,
    serverNow: 0,
  });

  test('belongs to the choice that it was taken for, whatever the order of its parts', () => {
    expect(presentHold({ ...family, hold: held })).toBe(held);
    expect(holdIdOf({ ...family, hold: held })).toBe('h1');
  });

  test('does not count for another choice', () => {
    expect(presentHold({ ...single, hold: held })).toBeNull();
    expect(holdIdOf({ ...single, hold: held })).toBeUndefined();
  });

  test('that has expired is not sent along', () => {
    expect(holdIdOf({ ...single, hold: { kind: 'expired', holdKey: '7x1' } })).toBeUndefined();
  });
});

test.each([
  [0, 300, 'retained'],
  [1, 300, 'retained'],
  [END - 60_001, 61, 'retained'],
  [END - 60_000, 60, 'soon'],
  [END - 1, 1, 'soon'],
  [END, 0, 'over'],
  [END + 5000, 0, 'over'],
])('at %i ms of five minutes %i seconds are left: %s', (now, seconds, phase) => {
  expect(wholeSeconds(END - now)).toBe(seconds);
  expect(holdPhase(END - now)).toBe(phase);
});

test.each([
  [300, '5:00'],
  [272, '4:32'],
  [60, '1:00'],
  [59, '0:59'],
  [0, '0:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
