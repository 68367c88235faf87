import fc, { runs } from '../../../../../test/tiers/properties';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import type { SlotView } from '../../../../shared/slots/availability';
import { familyTimes } from './family-times';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
/** Slots of an hour each, from nine o'clock on, with the given places; the id contains product and hour. */
const day = (productId: string, ...counts: number[]) => ({
  productId,
  slots: counts.flatMap((remaining, index): SlotView[] => {
    const hour = 9 + index;
    const times = { startTime: clock(hour), endTime: clock(hour + 1) };
    const id = hour + (productId === 'hpv' ? 100 : 0);
    const slot = { id, day: '2026-11-23', startsAt: 0, capacity: 9, closed: false };
    return remaining > 0 ? [{ ...slot, ...times, remaining, releaseAt: null, drawnBy: null }] : [];
  }),
});
const options = (...args: Parameters<typeof familyTimes>) =>
  familyTimes(...args).map(({ slotIds }) => slotIds);

test('everybody comes at once where the places allow it', () => {
  expect(familyTimes(['flu', 'hpv'], [day('flu', 1), day('hpv', 1)])).toEqual([
    { startTime: '09:00', endTime: '10:00', together: true, slotIds: [9, 109] },
  ]);
});

test('otherwise one after the other, nobody waiting in between', () => {
  expect(options(['flu', 'flu', 'hpv'], [day('flu', 1, 1), day('hpv', 0, 0, 1)])).toEqual([
    [9, 10, 111],
  ]);
  expect(options(['flu', 'hpv'], [day('flu', 1), day('hpv', 0, 0, 1)])).toEqual([]);
});

test('somebody comes later than they could, where that spares the others a wait', () => {
  expect(options(['flu', 'flu', 'hpv'], [day('flu', 1, 0, 1), day('hpv', 1, 1)])).toEqual([
    [9, 11, 110],
  ]);
});

const counts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 });
const group = fc.array(fc.constantFrom('flu', 'hpv'), { minLength: 2, maxLength: 4 });

/** Every assignment of people to slots, whether or not they have places. */
function seatings(slots: readonly (readonly SlotView[])[]): SlotView[][] {
  return slots.reduce<SlotView[][]>(
    (all, own) => all.flatMap((before) => own.map((slot) => [...before, slot])),
    [[]],
  );
}

test('from each time on a way is found exactly where there is one', () => {
  fc.assert(
    fc.property(group, counts, counts, (people, flu, hpv) => {
      const days = [day('flu', ...flu), day('hpv', ...hpv)];
      const own = people.map((id) => days.find(({ productId }) => productId === id)?.slots ?? []);
      const possible = seatings(own).filter(
        (seats) =>
          isOneVisit(seats) &&
          seats.every((slot) => seats.filter((other) => other === slot).length <= slot.remaining),
      );
      const starts = possible.map((seats) => seats.map(({ startTime }) => startTime).sort()[0]);
      const found = familyTimes(people, days);
      expect(found.map(({ startTime }) => startTime)).toEqual([...new Set(starts)].sort());
      const chosen = found.map(({ slotIds }) => slotIds.join());
      expect(possible.map((seats) => seats.map(({ id }) => id).join())).toEqual(
        expect.arrayContaining(chosen),
      );
    }),
    { numRuns: runs(100) },
  );
});
