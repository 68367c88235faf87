import * as v from 'valibot';
import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import { refusal } from '@contract/subscribe/endpoints';
import { REMEDIES, REMEDIES_OF_CASE, REMEDY_KINDS } from '@contract/subscribe/remedy-rules';
import type { RefusalCase } from '@contract/subscribe/remedy-rules';
import { refusalData } from './refuse';
import { remediesFor } from './remedies';
import type { RefusalFacts } from './remedies';
import { ALTERNATIVE } from '../../../../test/samples/refusal';

/** Every possible fact of a refused booking. */
const ALL: RefusalFacts = {
  allowedFrom: '2026-12-01',
  lastDay: '2026-12-31',
  alternatives: [ALTERNATIVE],
  visits: [
    {
      day: '2026-11-24',
      startTime: '08:00',
      endTime: '09:00',
      together: true,
      seats: [1, 1].map((slotId) => ({
        slotId,
        productId: 'p1',
        startTime: '08:00',
        endTime: '09:00',
        changeableUntil: 1_900_000_000_000,
      })),
    },
  ],
  orderId: 'o1',
  conflictingOrder: {
    orderId: 'o1',
    linkmanName: '小明',
    productName: 'HPV',
    departmentName: 'Clinic',
    day: '2026-11-24',
    startTime: '08:00',
    endTime: '09:00',
    replaceable: true,
  },
  who: { linkmanId: 'l1', name: '小明' },
  hasPlan: true,
  people: [{ linkmanId: 'l2', name: '小红' }],
  products: [{ productId: 'p2', name: 'PPV23', priceCents: 22_800, day: '2026-11-25' }],
  dose: { doseNo: 2, label: '第2剂', day: '2026-12-01' },
  productId: 'p1',
  releaseId: 'r1',
  phone: '01000000000',
};
/** Everything was looked up, and nothing was found. */
const NOTHING: RefusalFacts = { alternatives: [], visits: [], people: [], products: [] };

const CODES = Object.keys(REMEDIES) as (keyof typeof REMEDIES)[];
const CASES = Object.keys(REMEDIES_OF_CASE) as RefusalCase[];
const kinds = (code: Code, facts: RefusalFacts) => remediesFor(code, facts).map(({ kind }) => kind);

test.each(CODES)('%s leads on, with all that the way needs, whatever is known', (code) => {
  for (const facts of [ALL, {}, NOTHING]) {
    const data = refusalData(facts, code);
    expect(v.is(refusal, data)).toBe(true);
    expect(data.remedies).not.toEqual([]);
  }
  expect(kinds(code, ALL)).toEqual(REMEDIES[code]);
});

test.each(CASES)('so does %s', (inCase) => {
  for (const facts of [ALL, {}, NOTHING])
    expect(remediesFor(CODE.NOT_FOUND, { ...facts, case: inCase })).not.toEqual([]);
  expect(kinds(CODE.NOT_FOUND, { ...ALL, case: inCase })).toEqual(REMEDIES_OF_CASE[inCase]);
});

test('every way on follows some refusal', () => {
  const used = [...Object.values(REMEDIES), ...Object.values(REMEDIES_OF_CASE)].flat();
  expect([...new Set(used)].sort()).toEqual([...REMEDY_KINDS].sort());
});

test('a day after the bookable months is looked at in the plan, not in the calendar', () => {
  const far = { ...ALL, allowedFrom: '2027-03-01' };
  expect(kinds(CODE.TOO_YOUNG, far)[0]).toBe('plan');
  expect(kinds(CODE.TOO_YOUNG, ALL)[0]).toBe('later');
});

test('a note in the way is named to the plan by its day', () => {
  const [plan] = remediesFor(CODE.DUPLICATE_ORDER, {
    ...ALL,
    case: 'doseNoted',
    notedOn: '2026-10-01',
  });
  expect(plan).toEqual({ kind: 'plan', ...ALL.who, notedOn: '2026-10-01' });
});

test('where nothing is free there is the waiting list, not another time', () => {
  expect(kinds(CODE.SLOT_FULL, NOTHING)).toEqual(['wait', 'otherClinic']);
});

test('an order that cannot be replaced is looked at', () => {
  const paid = {
    ...ALL,
    conflictingOrder: ALL.conflictingOrder && { ...ALL.conflictingOrder, replaceable: false },
  };
  expect(kinds(CODE.DUPLICATE_ORDER, paid)[0]).toBe('viewOrder');
});

test('a code that refuses no booking names no way on', () => {
  expect(remediesFor(CODE.PARAMETERS, ALL)).toEqual([]);
});
