import { planSlots } from './plan-slots';
import type { ExistingSlot, WantedSlot } from './plan-slots';

const DAY = '2026-11-23';
const RELEASE = '2026-11-16T09:00:00+08:00';

const wanted = (more: Partial<WantedSlot> = {}): WantedSlot => ({
  day: DAY,
  startTime: '09:00',
  endTime: '10:00',
  capacity: 5,
  releaseAt: null,
  ...more,
});
/** By default as {@link wanted} makes it, with 2 of 5 places taken. */
const existing = (more: Partial<ExistingSlot> = {}): ExistingSlot => ({
  id: 7,
  day: DAY,
  startTime: '09:00',
  endTime: '10:00',
  capacity: 5,
  remaining: 3,
  releaseAt: null,
  scheduledCapacity: null,
  isSetByHand: false,
  isAnnounced: false,
  ...more,
});
const NOTHING = { gone: [], updates: [], made: [], waits: false };

test('nothing changes where the slots are those of the schedule', () => {
  expect(planSlots([], [])).toEqual(NOTHING);
  expect(planSlots([existing()], [wanted()])).toEqual(NOTHING);
  const releaseAt = Date.parse(RELEASE);
  expect(planSlots([existing({ releaseAt })], [wanted({ releaseAt: RELEASE })])).toEqual(NOTHING);
});

test('what is missing is made', () => {
  const other = wanted({ startTime: '10:00', endTime: '11:00' });
  expect(planSlots([existing()], [wanted(), other])).toEqual({ ...NOTHING, made: [other] });
});

test.each<[string, number, object | null]>([
  ['more places are free ones', 8, { capacity: 8, remaining: 6, scheduledCapacity: null }],
  ['fewer ones are lost', 4, { capacity: 4, remaining: 2, scheduledCapacity: null }],
  ['as many as are taken', 2, { capacity: 2, remaining: 0, scheduledCapacity: null }],
  ['fewer than are taken', 1, { capacity: 2, remaining: 0, scheduledCapacity: 1 }],
  ['as many as before', 5, null],
])('capacity: %s', (_, capacity, expected) => {
  const { updates, ...others } = planSlots([existing()], [wanted({ capacity })]);
  expect(updates).toMatchObject(expected ? [{ id: 7, endTime: '10:00', ...expected }] : []);
  expect(updates).toHaveLength(expected ? 1 : 0);
  expect(others).toEqual({ gone: [], made: [], waits: false });
});

test('a capacity that staff have set stays, until the slot was withdrawn', () => {
  const byHand = existing({ isSetByHand: true });
  expect(planSlots([byHand], [wanted({ capacity: 9 })])).toEqual(NOTHING);
  const withdrawn = existing({
    isSetByHand: true,
    scheduledCapacity: 0,
    capacity: 2,
    remaining: 0,
  });
  expect(planSlots([withdrawn], [wanted({ capacity: 9 })]).updates).toMatchObject([
    { capacity: 9, remaining: 7, scheduledCapacity: null },
  ]);
});

test('a slot that is made no more has no new places, and goes where nobody has used it', () => {
  expect(planSlots([existing()], [])).toEqual({
    ...NOTHING,
    gone: [7],
    updates: [
      {
        ...{ id: 7, endTime: '10:00', releaseAt: null },
        ...{ capacity: 2, remaining: 0, scheduledCapacity: 0 },
      },
    ],
  });
  const withdrawn = existing({ capacity: 2, remaining: 0, scheduledCapacity: 0 });
  expect(planSlots([withdrawn], [])).toEqual(NOTHING);
});

test('a slot that is made again has its places again', () => {
  const withdrawn = existing({ capacity: 2, remaining: 0, scheduledCapacity: 0 });
  expect(planSlots([withdrawn], [wanted()]).updates).toMatchObject([
    { capacity: 5, remaining: 3, scheduledCapacity: null },
  ]);
  expect(planSlots([withdrawn], [wanted({ capacity: 1 })]).updates).toMatchObject([
    { capacity: 2, remaining: 0, scheduledCapacity: 1 },
  ]);
});

test('one of another length is changed where nobody has a place, and withdrawn where somebody has', () => {
  const shorter = wanted({ endTime: '09:30', capacity: 3 });
  const free = existing({ remaining: 5 });
  expect(planSlots([free], [shorter])).toMatchObject({
    gone: [],
    updates: [{ endTime: '09:30', capacity: 3, remaining: 3, scheduledCapacity: null }],
    made: [],
  });
  expect(planSlots([existing()], [shorter])).toMatchObject({
    updates: [{ endTime: '10:00', capacity: 2, remaining: 0, scheduledCapacity: 0 }],
    made: [],
  });
});

test('another release is taken over', () => {
  expect(planSlots([existing()], [wanted({ releaseAt: RELEASE })]).updates).toMatchObject([
    { capacity: 5, remaining: 3, releaseAt: Date.parse(RELEASE) },
  ]);
});

test('an announced release keeps what was announced until it has ended', () => {
  const announced = existing({ isAnnounced: true });
  expect(planSlots([announced], [wanted()])).toEqual(NOTHING);
  expect(planSlots([announced], [wanted({ capacity: 9 })])).toEqual({ ...NOTHING, waits: true });
  expect(planSlots([announced], [])).toEqual({ ...NOTHING, waits: true });
});
