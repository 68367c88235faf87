import { readClock } from './clock-reading';
import { publicReason, slotUnavailability } from './slot-state';
import type { SlotStock } from './slot-state';

const AT = readClock(Date.parse('2026-11-20T10:00:00+08:00'));
const slot = (more: Partial<SlotStock> = {}): SlotStock => ({
  day: '2026-11-23',
  endTime: '09:00',
  closed: false,
  releaseAt: null,
  remaining: 2,
  drawnBy: null,
  ...more,
});
const kindOf = (more: Partial<SlotStock>) => slotUnavailability(slot(more), AT)?.kind ?? null;

test.each<[Partial<SlotStock>, string | null]>([
  [{}, null],
  [{ closed: true }, 'closed'],
  [{ day: '2026-11-19', endTime: '23:00' }, 'past'],
  [{ day: '2026-11-20', endTime: '10:00' }, 'past'],
  [{ day: '2026-11-20', endTime: '10:01' }, null],
  [{ day: AT.lastDay }, null],
  [{ day: '2027-12-01' }, 'outOfWindow'],
  [{ releaseAt: AT.now + 1 }, 'notReleased'],
  [{ releaseAt: AT.now }, null],
  [{ drawnBy: 'r1' }, 'byTicket'],
  [{ remaining: 0 }, 'full'],
  [{ remaining: 0, expired: true }, 'expired'],
  // What cannot change for anybody goes before what can.
  [{ closed: true, remaining: 0, drawnBy: 'r1' }, 'closed'],
])('a slot with %j on the morning of 20 November: %s', (more, kind) => {
  expect(kindOf(more)).toBe(kind);
});

test('there have to be places for everybody', () => {
  expect(slotUnavailability(slot(), AT, 2)).toBeNull();
  expect(slotUnavailability(slot(), AT, 3)).toEqual({ kind: 'full' });
});

test('who is admitted by ticket may book, and a slot that is not there says so', () => {
  expect(slotUnavailability(slot({ drawnBy: 'r1' }), AT, 1, true)).toBeNull();
  expect(slotUnavailability(null, AT)).toEqual({ kind: 'noSuchSlot' });
});

test('places in expired holds are not spoken of', () => {
  expect(publicReason({ kind: 'expired' })).toEqual({ kind: 'full' });
});
