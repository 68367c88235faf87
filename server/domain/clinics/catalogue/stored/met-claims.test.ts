import {
  sampleCatalogue,
  sampleClinic,
  sampleClinicProduct,
  sampleException,
  samplePeriod,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { planOfCatalogue } from './catalogue-plan';
import type { Claims, SlotClaim, WaitingClaim } from './claims';
import { describeMet } from './describe-met';
import { metClaims } from './met-claims';

/** A Monday. */
const DAY = '2026-11-30';
const LAST_DAY = '2026-12-31';
const SAMPLE = sampleCatalogue();

/** Three appointments on a slot of six places, four of which are taken. */
const claim = (more: Partial<SlotClaim> = {}): SlotClaim => ({
  kind: 'appointment',
  releaseId: '',
  depaCode: 'D1',
  productId: 'P1',
  day: DAY,
  startTime: '08:00',
  capacity: 6,
  taken: 4,
  count: 3,
  ...more,
});
const wait = (more: Partial<WaitingClaim> = {}): WaitingClaim => ({
  depaCode: 'D2',
  cityCode: '110100',
  productId: 'P1',
  day: null,
  fromDay: '2026-11-24',
  toDay: null,
  count: 2,
  ...more,
});

const met = (
  after: Partial<Catalogue>,
  claims: Partial<Claims>,
  before: Partial<Catalogue> = {},
) => {
  const plans = {
    before: planOfCatalogue(sampleCatalogue(before)),
    after: planOfCatalogue(sampleCatalogue({ ...before, ...after })),
  };
  return metClaims({ onSlots: [], waiting: [], ...claims }, plans, LAST_DAY);
};
/** As `appointment 3 → 0`: how many, and places that are left. */
const onSlot = (
  after: Partial<Catalogue>,
  more: Partial<SlotClaim> = {},
  before: Partial<Catalogue> = {},
) =>
  met(after, { onSlots: [claim(more)] }, before).map(
    ({ kind, count, capacity }) => `${kind} ${count} → ${capacity}`,
  );

const ofCapacity = (capacity: number) => ({
  schedules: [samplePeriod('D1', 'P1', { capacity })],
});

describe('an appointment', () => {
  test('whose slot stays is not met', () => {
    expect(onSlot({})).toEqual([]);
  });

  test.each<[number, string[]]>([
    [7, []],
    [4, []],
    [3, ['appointment 3 → 3']],
    [0, ['appointment 3 → 0']],
  ])('on a slot that will have %i places of which 4 are taken', (capacity, expected) => {
    expect(onSlot(ofCapacity(capacity))).toEqual(expected);
  });

  test.each<[string, Partial<Catalogue>]>([
    ['the period ends', { schedules: [] }],
    ['the clinic is removed', { clinics: [sampleClinic('D2')] }],
    ['the clinic goes offline', { clinics: [sampleClinic('D1', { isOnline: false })] }],
    ['the clinic closes on Mondays', { clinics: [sampleClinic('D1', { hours: [] })] }],
    ['the product is removed', { clinicProducts: [] }],
    [
      'the product is out of stock',
      { clinicProducts: [sampleClinicProduct('D1', 'P1', { inStock: false })] },
    ],
    [
      'the clinic closes that day',
      { exceptions: [sampleException('D1', { firstDay: DAY, lastDay: DAY })] },
    ],
    [
      'the day becomes a holiday',
      { holidays: [{ day: DAY, kind: 'closed', weekday: null, name: { zh: '', en: '' } }] },
    ],
    ['other slots are made', { schedules: [samplePeriod('D1', 'P1', { startTime: '08:30' })] }],
  ])('is met where %s', (_what, after) => {
    expect(onSlot(after)).toEqual(['appointment 3 → 0']);
  });

  test('is not met again by a change after the one that met it', () => {
    expect(onSlot(ofCapacity(2), {}, { schedules: [] })).toEqual(['appointment 3 → 2']);
    expect(onSlot(ofCapacity(2), {}, ofCapacity(1))).toEqual([]);
    expect(
      onSlot({ clinicProducts: [] }, {}, { clinics: [sampleClinic('D1', { isOnline: false })] }),
    ).toEqual([]);
  });

  test('on a slot that no schedule made is met where the product gets one without it', () => {
    const none = { schedules: [samplePeriod('D2', 'P1')] };
    expect(onSlot(ofCapacity(6), {}, none)).toEqual([]);
    expect(onSlot(ofCapacity(3), {}, none)).toEqual(['appointment 3 → 3']);
    expect(onSlot({ clinicProducts: [] }, {}, none)).toEqual(['appointment 3 → 0']);
  });
});

test('tickets of a queue are met once where any slot of their release shrinks', () => {
  const ticket = { kind: 'ticket', releaseId: 'R1', taken: 0, count: 9 } as const;
  const tickets = ['09:00', '08:00'].map((startTime) => claim({ ...ticket, startTime }));
  const other = claim({ ...ticket, releaseId: 'R2', depaCode: 'D2' });
  const found = met(ofCapacity(5), { onSlots: [...tickets, other] });
  expect(
    found.map(({ depaCode, startTime, count, capacity }) => [depaCode, startTime, count, capacity]),
  ).toEqual([
    ['D1', '08:00', 9, 5],
    ['D2', '08:00', 9, 0],
  ]);
});

describe('a waiting list', () => {
  const waiting = (
    after: Partial<Catalogue>,
    more: Partial<WaitingClaim> = {},
    before: Partial<Catalogue> = {},
  ) =>
    met(after, { waiting: [wait(more)] }, before).map(({ count, day }) => `${count} ${day}`.trim());
  const closedOn = (day: string) => ({
    exceptions: [sampleException('D2', { firstDay: day, lastDay: day })],
  });

  test('of a clinic is met where none of its days has slots any more', () => {
    expect(waiting({})).toEqual([]);
    expect(waiting({ schedules: [] })).toEqual(['2']);
    expect(waiting({ clinicProducts: [] })).toEqual(['2']);
    expect(waiting(closedOn(DAY))).toEqual([]);
    expect(waiting(closedOn(DAY), { day: DAY })).toEqual([`2 ${DAY}`]);
    expect(waiting(closedOn(DAY), { toDay: '2026-12-06' })).toEqual(['2']);
    expect(waiting(closedOn(DAY), { toDay: '2026-12-07' }, { exceptions: [] })).toEqual([]);
  });

  test('of a city is met where its last clinic stops', () => {
    const city = { depaCode: null };
    expect(waiting({ clinicProducts: [sampleClinicProduct('D2', 'P1')] }, city)).toEqual([]);
    expect(waiting({ clinicProducts: [] }, city)).toEqual(['2']);
    expect(waiting({ clinicProducts: [] }, { ...city, cityCode: '310100' })).toEqual([]);
  });
});

test('in words: the counts, then clinic, day, time and product', () => {
  const found = met(
    { clinicProducts: [sampleClinicProduct('D2', 'P1')], clinics: [sampleClinic('D2')] },
    {
      onSlots: [
        claim(),
        claim({ kind: 'hold', count: 1 }),
        claim({ startTime: '09:00', count: 1 }),
      ],
      waiting: [wait({ depaCode: 'D1' })],
    },
  );
  expect(describeMet(found, [SAMPLE]).split('\n')).toEqual([
    'It meets 4 appointments, 1 place held, 2 waiting-list entries:',
    '  any day, D1 Clinic D1, P1: 2 waiting-list entries (no slot any more)',
    `  ${DAY} 08:00, D1 Clinic D1, P1: 3 appointments (no slot any more)`,
    `  ${DAY} 08:00, D1 Clinic D1, P1: 1 place held (no slot any more)`,
    `  ${DAY} 09:00, D1 Clinic D1, P1: 1 appointment (no slot any more)`,
  ]);
  expect(describeMet(found, [SAMPLE], 3).split('\n').at(-1)).toBe('  … and 1 more lines');
  expect(describeMet(met(ofCapacity(3), { onSlots: [claim()] }), [SAMPLE])).toMatch(
    /\(capacity 3\)$/,
  );
  expect(describeMet([], [SAMPLE])).toBe('It meets nobody.');
});
