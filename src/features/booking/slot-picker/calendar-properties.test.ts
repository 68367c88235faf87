import fc, { runs } from '../../../../test/tiers/properties';
import type { Slot, WorkDays } from '@contract/subscribe/endpoints';
import { shanghaiDay, shanghaiInstant } from '@contract/time/shanghai-rules';
import { monthGrid, monthOf } from '@/ui/calendar/month-grid';
import { offeredSlots, timesOutcome } from './slot-rules';
import {
  countsOf,
  firstFreeDay,
  isFreeDay,
  nextDay,
  STRIP_DAYS,
  stripDays,
} from './work-day-rules';
import { bookableMonths } from './bookable-months';

const RUNS = { numRuns: runs(10_000) };

const dayIn = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const day = dayIn('1999-12-01', '2100-12-31');
const soon = dayIn('2026-11-01', '2026-12-31');
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const slot: fc.Arbitrary<Slot> = fc.record({
  id: fc.nat(),
  startTime: clock,
  endTime: clock,
  maxSub: fc.nat({ max: 50 }),
  residue: fc.integer({ min: -3, max: 50 }),
  changeableUntil: fc.nat(),
});
const span = fc.tuple(soon, soon).map((days) => {
  const [from = '', to = ''] = [...days].sort();
  return { from, to };
});
const workDays: fc.Arbitrary<WorkDays> = fc.record({
  firstDay: soon,
  lastDay: soon,
  releaseAt: fc.option(fc.nat()),
  days: fc.dictionary(soon, fc.integer({ min: -3, max: 20 })),
  dayGap: fc.record({ spans: fc.array(span, { maxLength: 2 }), reason: fc.constant('') }),
});

test('the calendar offers this month and the next, whatever the day', () => {
  fc.assert(
    fc.property(day, (today) => {
      const [now, next, ...more] = bookableMonths(today);
      expect(more).toEqual([]);
      expect(now).toBe(today.slice(0, 7));
      const following = new Date(`${today.slice(0, 7)}-28T00:00:00Z`);
      following.setUTCDate(35);
      expect(next).toBe(following.toISOString().slice(0, 7));
    }),
    RUNS,
  );
});

test('a month is 6 rows of 7 days in unbroken order that hold all of it', () => {
  fc.assert(
    fc.property(day, (today) => {
      const days = monthGrid(monthOf(today)).map(({ date }) => date);
      expect(days).toHaveLength(42);
      expect(days).toContain(today);
      const first = Date.parse(days[0] ?? '');
      expect(days.every((each, index) => Date.parse(each) === first + index * 86_400_000)).toBe(
        true,
      );
    }),
    RUNS,
  );
});

test('only slots with places whose end is still to come are offered, in order', () => {
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 12 }), day, fc.integer(), (slots, on, about) => {
      const now = shanghaiInstant(on, '12:00') + (about % 86_400_000);
      const offered = offeredSlots(slots, on, now);
      const isOpen = (each: Slot) => each.residue > 0 && shanghaiInstant(on, each.endTime) > now;
      expect(new Set(offered)).toEqual(new Set(slots.filter(isOpen)));
      const starts = offered.map(({ startTime }) => startTime);
      expect(starts).toEqual([...starts].sort());
      expect(timesOutcome(slots, on, now).kind).toBe(offered.length > 0 ? 'choose' : 'none');
    }),
    RUNS,
  );
});

test('an instant of a day in Shanghai lies on that day', () => {
  fc.assert(
    fc.property(day, clock, (on, at) => {
      expect(shanghaiDay(shanghaiInstant(on, at))).toBe(on);
    }),
    RUNS,
  );
});

test('the strip has the next days that the calendar counts places for, and no others', () => {
  fc.assert(
    fc.property(fc.array(workDays, { maxLength: 2 }), fc.option(soon), (months, chosen) => {
      const counts = countsOf(months);
      const free = Object.keys(counts).filter((on) => (counts[on] ?? 0) > 0);
      const strip = stripDays(months, chosen);
      expect(strip).toEqual([...new Set(strip)].sort());
      expect(strip).toHaveLength(Math.min(STRIP_DAYS, free.length));
      expect(free).toEqual(expect.arrayContaining([...strip]));
      if (chosen !== null && free.includes(chosen)) expect(strip).toContain(chosen);
      const skipped = free.filter((on) => !strip.includes(on));
      for (const on of strip)
        if (on !== chosen) expect(skipped.every((one) => one > on)).toBe(true);
    }),
    RUNS,
  );
});

test('the day that is proposed or kept can always be booked', () => {
  fc.assert(
    fc.property(
      fc.array(workDays, { maxLength: 2 }),
      fc.option(soon),
      fc.option(fc.oneof(soon, fc.constant(''))),
      (months, chosen, proposed) => {
        const next = nextDay(months, chosen, proposed);
        if (next.day !== null) {
          const on = next.day;
          const suiting = months.filter((month) => isFreeDay(month, on));
          expect(suiting.length).toBeGreaterThan(0);
          for (const { dayGap } of suiting)
            expect(dayGap?.spans.some(({ from, to }) => on >= from && on <= to)).toBe(false);
        }
        if (next.cleared) expect(next.day).toBeNull();
        const first = firstFreeDay(months);
        const counts = countsOf(months);
        for (const [on, count] of Object.entries(counts))
          if (months.length === 1 && count > 0 && first !== null) expect(first <= on).toBe(true);
      },
    ),
    RUNS,
  );
});
