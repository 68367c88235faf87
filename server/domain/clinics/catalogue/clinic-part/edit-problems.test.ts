import type { ClinicEdits, ExceptionFields, PeriodFields } from '@contract/manage/catalogue-fields';
import {
  EMPTY_CATALOGUE,
  sampleClinic,
  sampleClinicProduct,
  sampleException,
  samplePeriod,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { readCatalogueFiles } from '../files/read-catalogue';
import { writeCatalogueFiles } from '../files/write-catalogue';
import { applyEdits } from './apply-edits';
import { editProblems } from './edit-problems';
import { exceptionFieldsOf, scheduleFieldsOf } from './edited-rows';

const PRODUCTS = [
  { id: 'P1', category: 'paid' },
  { id: 'P2', category: 'free' },
  { id: 'P3', category: 'paid' },
] as const;
const BEFORE: Catalogue = {
  ...EMPTY_CATALOGUE,
  clinics: [sampleClinic('D1', { licence: 'L-1' })],
  clinicProducts: [sampleClinicProduct('D1', 'P1'), sampleClinicProduct('D1', 'P2')],
  schedules: [samplePeriod('D1', 'P1'), samplePeriod('D1', 'P2')],
  exceptions: [sampleException('D1')],
};
const NOTHING: ClinicEdits = {
  products: [],
  removedProducts: [],
  addedExceptions: [],
  removedExceptions: [],
  schedules: [],
};
const CONTEXT = {
  regions: new Map([
    ['110000', { level: 1, parent: null }],
    ['110100', { level: 2, parent: '110000' }],
    ['110101', { level: 3, parent: '110100' }],
  ] as const),
  productIds: new Set(PRODUCTS.map(({ id }) => id)),
};

const period = (more: Partial<PeriodFields>): PeriodFields => ({
  ...(scheduleFieldsOf([samplePeriod('D1', 'P1')])[0]?.periods[0] as PeriodFields),
  ...more,
});
const weekOf = (...periods: Partial<PeriodFields>[]): Partial<ClinicEdits> => ({
  schedules: [{ productIds: ['P1'], periods: periods.map(period) }],
});
const exception = (more: Partial<ExceptionFields>): ExceptionFields => ({
  ...exceptionFieldsOf(sampleException('D1', { firstDay: '2026-12-01', lastDay: '2026-12-01' })),
  ...more,
});
const adding = (...list: Partial<ExceptionFields>[]): Partial<ClinicEdits> => ({
  addedExceptions: list.map(exception),
});
const open = (...periods: [from: string, to: string][]): Partial<ClinicEdits> => ({
  hours: [{ weekday: 1, periods: periods.map(([from, to]) => ({ from, to })) }],
});
const priced = (more: object): Partial<ClinicEdits> => ({
  products: [{ productId: 'P1', priceCents: 100, serviceFeeCents: 0, inStock: true, ...more }],
});

function judged(more: Partial<ClinicEdits>) {
  const edits = { ...NOTHING, ...more };
  const after = applyEdits(BEFORE, 'D1', edits);
  const files = new Map(
    [...writeCatalogueFiles(after)].map(([name, text]) => [name, new TextEncoder().encode(text)]),
  );
  const { problems } = readCatalogueFiles(files, CONTEXT);
  return {
    fields: editProblems(edits, { before: BEFORE, after }, PRODUCTS).map(({ field }) => field),
    errors: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  };
}

describe('what check would take', () => {
  it.each<[string, Partial<ClinicEdits>]>([
    ['nothing', {}],
    ['another price', priced({ priceCents: 9_999_999 })],
    ['a new product', priced({ productId: 'P3' })],
    ['one taken out with its schedule', { removedProducts: ['P2'] }],
    ['a week without slots', weekOf()],
    ['two periods that meet', weekOf({}, { startTime: '10:00', endTime: '11:00' })],
    ['the same times on other days', weekOf({}, { weekday: 2 })],
    [
      'the same times in other months',
      weekOf({ validUntil: '2026-12-31' }, { validFrom: '2027-01-01' }),
    ],
    [
      'a slot of the whole morning',
      weekOf({ startTime: '08:00', endTime: '11:30', slotMinutes: 210 }),
    ],
    ['a release', weekOf({ releaseDays: 90, releaseTime: '00:00' })],
    ['minutes left behind the last slot', weekOf({ slotMinutes: 50 })],
    ['a closed day', adding({})],
    ['a closed afternoon', adding({ startTime: '13:00', endTime: '13:01' })],
    ['a Saturday as on Monday', adding({ kind: 'extra', weekday: 1 })],
    ['half the places', adding({ kind: 'capacity', capacityPercent: 50 })],
    ['no places', adding({ kind: 'capacity', capacity: 0 })],
    ['of one product', adding({ productIds: ['P2'] })],
    [
      'an exception instead of another',
      {
        removedExceptions: [exceptionFieldsOf(sampleException('D1'))],
        ...adding({ firstDay: '2026-11-23', lastDay: '2026-11-24' }),
      },
    ],
    ['longer hours', open(['07:00', '12:00'], ['12:00', '18:00'])],
    ['a day of rest without slots', { hours: [], ...{ removedProducts: ['P1', 'P2'] } }],
  ])('%s', (_, edits) => {
    expect(judged(edits)).toEqual({ fields: [], errors: [] });
  });
});

const LONG = 'x'.repeat(201);

describe('what check would refuse', () => {
  it.each<[string, Partial<ClinicEdits>, string]>([
    ['a price of 100,000 yuan', priced({ priceCents: 10_000_000 }), 'products.0.priceCents'],
    [
      'a fee of 100,000 yuan',
      priced({ serviceFeeCents: 10_000_000 }),
      'products.0.serviceFeeCents',
    ],
    ['a product of no catalogue', priced({ productId: 'P9' }), 'products.0.productId'],
    ['an end at the beginning', weekOf({ endTime: '08:00' }), 'schedules.0.periods.0.endTime'],
    ['no time', weekOf({ startTime: '8点' }), 'schedules.0.periods.0.startTime'],
    ['a time of no day', weekOf({ endTime: '24:00' }), 'schedules.0.periods.0.endTime'],
    ['slots of 4 minutes', weekOf({ slotMinutes: 4 }), 'schedules.0.periods.0.slotMinutes'],
    [
      'slots longer than the period',
      weekOf({ slotMinutes: 121 }),
      'schedules.0.periods.0.slotMinutes',
    ],
    ['places below none', weekOf({ capacity: -1 }), 'schedules.0.periods.0.capacity'],
    ['too many places', weekOf({ capacity: 10_001 }), 'schedules.0.periods.0.capacity'],
    [
      'an end before the beginning',
      weekOf({ validFrom: '2027-01-02', validUntil: '2027-01-01' }),
      'schedules.0.periods.0.validUntil',
    ],
    ['no day', weekOf({ validFrom: '2027-02-30' }), 'schedules.0.periods.0.validFrom'],
    ['a release without a time', weekOf({ releaseDays: 1 }), 'schedules.0.periods.0.releaseTime'],
    [
      'a release without days',
      weekOf({ releaseTime: '09:00' }),
      'schedules.0.periods.0.releaseDays',
    ],
    [
      'a release too far ahead',
      weekOf({ releaseDays: 91, releaseTime: '09:00' }),
      'schedules.0.periods.0.releaseDays',
    ],
    [
      'two at the same time',
      weekOf({}, { startTime: '09:59', endTime: '11:00' }),
      'schedules.0.periods.1.startTime',
    ],
    [
      'two on the one day that both hold',
      weekOf({ validUntil: '2027-01-01' }, { validFrom: '2027-01-01' }),
      'schedules.0.periods.1.startTime',
    ],
    [
      'across the break',
      weekOf({ startTime: '11:00', endTime: '14:00' }),
      'schedules.0.periods.0.startTime',
    ],
    ['before the clinic opens', weekOf({ startTime: '07:59' }), 'schedules.0.periods.0.startTime'],
    ['on a day of rest', weekOf({ weekday: 7 }), 'schedules.0.periods.0.startTime'],
    ['a closed Monday with slots', { hours: [] }, 'hours'],
    ['hours that end too early for slots', open(['08:00', '09:59']), 'hours'],
    ['hours that overlap', open(['08:00', '12:00'], ['11:59', '18:00']), 'hours.0.periods.1.from'],
    ['hours that end first', open(['12:00', '08:00']), 'hours.0.periods.0.to'],
    ['no first day', adding({ firstDay: '' }), 'addedExceptions.0.firstDay'],
    ['a day of another century', adding({ lastDay: '2100-01-01' }), 'addedExceptions.0.lastDay'],
    ['a last day before the first', adding({ lastDay: '2026-11-30' }), 'addedExceptions.0.lastDay'],
    ['a time alone', adding({ startTime: '08:00' }), 'addedExceptions.0.endTime'],
    [
      'times in the wrong order',
      adding({ startTime: '09:00', endTime: '09:00' }),
      'addedExceptions.0.endTime',
    ],
    ['an extra day like none', adding({ kind: 'extra' }), 'addedExceptions.0.weekday'],
    ['an eighth weekday', adding({ kind: 'extra', weekday: 8 }), 'addedExceptions.0.weekday'],
    ['a closed day like Monday', adding({ weekday: 1 }), 'addedExceptions.0.weekday'],
    ['another capacity of no number', adding({ kind: 'capacity' }), 'addedExceptions.0.capacity'],
    ['a closed day with places', adding({ capacity: 1 }), 'addedExceptions.0.capacity'],
    [
      'six times the places',
      adding({ kind: 'capacity', capacityPercent: 501 }),
      'addedExceptions.0.capacityPercent',
    ],
    ['no Chinese reason', adding({ reason: { zh: '', en: 'x' } }), 'addedExceptions.0.reason.zh'],
    ['no English reason', adding({ reason: { zh: 'x', en: '' } }), 'addedExceptions.0.reason.en'],
    ['a long reason', adding({ reason: { zh: LONG, en: 'x' } }), 'addedExceptions.0.reason.zh'],
    [
      'of a product that it does not have',
      adding({ productIds: ['P3'] }),
      'addedExceptions.0.productIds',
    ],
    ['the same again', adding({}, {}), 'addedExceptions.1.firstDay'],
    [
      'one that is there',
      adding({ firstDay: '2026-11-23', lastDay: '2026-11-23' }),
      'addedExceptions.0.firstDay',
    ],
  ])('%s', (_, edits, field) => {
    expect(judged(edits)).toEqual({ fields: [field], errors: [expect.any(String)] });
  });
});

describe('what no file can say', () => {
  it.each<[string, Partial<ClinicEdits>, string[]]>([
    ['a free vaccine costs nothing', priced({ productId: 'P2' }), ['products.0.priceCents']],
    [
      'nor is there a fee on it',
      priced({ productId: 'P2', priceCents: 0, serviceFeeCents: 1 }),
      ['products.0.serviceFeeCents'],
    ],
    [
      'is taken out and changed',
      { ...priced({}), removedProducts: ['P1'] },
      ['products.0.productId'],
    ],
    ['is taken out and not there', { removedProducts: ['P3'] }, ['removedProducts.0']],
    ['an exception that is gone', { removedExceptions: [exception({})] }, ['removedExceptions.0']],
    [
      'one capacity in two ways',
      adding({ kind: 'capacity', capacity: 1, capacityPercent: 50 }),
      ['addedExceptions.0.capacity'],
    ],
    [
      'a weekday twice',
      { hours: [1, 1].map((weekday) => ({ weekday, periods: [{ from: '08:00', to: '12:00' }] })) },
      ['hours.1.weekday'],
    ],
    [
      'a product in two weeks',
      { schedules: ['P1', 'P1'].map((id) => ({ productIds: [id], periods: [] })) },
      ['schedules.1.productIds'],
    ],
  ])('%s', (_, edits, fields) => {
    expect(judged(edits).fields).toEqual(fields);
  });
});
