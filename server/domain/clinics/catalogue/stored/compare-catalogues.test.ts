import {
  EMPTY_CATALOGUE,
  sampleCatalogue,
  sampleClinic,
  sampleClinicProduct,
  samplePeriod,
  sampleProduct,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { CATALOGUE_KINDS } from './catalogue-kinds';
import { compareCatalogues, isAlike } from './compare-catalogues';

const SAMPLE = sampleCatalogue();
/** As `changed clinic D1 phone,hours`. */
const said = (after: Catalogue, before: Catalogue = SAMPLE): string[] =>
  compareCatalogues(before, after).map(({ kind, key, change, fields }) =>
    [change, kind, key, fields.map(({ field }) => field).join()].join(' ').trim(),
  );

test('a catalogue is equal to itself, whatever the order of its rows', () => {
  expect(said(SAMPLE)).toEqual([]);
  const reversed = Object.fromEntries(
    Object.entries(SAMPLE).map(([name, rows]) => [name, [...rows].reverse()]),
  ) as unknown as Catalogue;
  expect(reversed.schedules[0]).not.toEqual(SAMPLE.schedules[0]);
  expect(said(reversed)).toEqual([]);
});

test('of every kind something is added to an empty one, and removed again', () => {
  const added = compareCatalogues(EMPTY_CATALOGUE, SAMPLE);
  expect(new Set(added.map(({ change }) => change))).toEqual(new Set(['added']));
  expect([...new Set(added.map(({ kind }) => kind))]).toEqual(
    CATALOGUE_KINDS.filter((kind) => kind !== 'lot'),
  );
  const removed = compareCatalogues(SAMPLE, EMPTY_CATALOGUE);
  expect(removed.map(({ change, fields }) => [change, fields])).toEqual(
    added.map(() => ['removed', []]),
  );
});

test('a lot that is not named stays: a clinic has received it since', () => {
  const lot = { depaCode: 'D1', productId: 'P1', lot: 'A100', expiry: '2027-06-30', firstDoses: 5 };
  const stored = sampleCatalogue({ lots: [lot] });
  expect(compareCatalogues(SAMPLE, stored)).toMatchObject([
    { kind: 'lot', key: 'D1 P1 A100', change: 'added' },
  ]);
  expect(compareCatalogues(stored, SAMPLE)).toEqual([]);
  const counted = sampleCatalogue({ lots: [{ ...lot, firstDoses: 6 }] });
  expect(compareCatalogues(stored, counted)).toMatchObject([
    { change: 'changed', fields: [{ field: 'firstDoses', from: 5, to: 6 }] },
  ]);
});

test('a changed field says what it was and becomes', () => {
  const after = sampleCatalogue({
    clinics: [sampleClinic('D1', { phone: '010' }), sampleClinic('D2')],
  });
  expect(compareCatalogues(SAMPLE, after)).toEqual([
    {
      kind: 'clinic',
      key: 'D1',
      name: 'Clinic D1',
      change: 'changed',
      fields: [{ field: 'phone', from: '01012345678', to: '010' }],
    },
  ]);
});

test.each<[string, Partial<Catalogue>, string[]]>([
  [
    'a price',
    {
      clinicProducts: [
        sampleClinicProduct('D1', 'P1', { priceCents: 1 }),
        ...SAMPLE.clinicProducts.slice(1),
      ],
    },
    ['changed clinicProduct D1 P1 priceCents'],
  ],
  [
    'a product taken out of a clinic',
    { clinicProducts: SAMPLE.clinicProducts.slice(0, 2) },
    ['removed clinicProduct D2 P1'],
  ],
  [
    'one period of two',
    { schedules: [samplePeriod('D1', 'P1'), samplePeriod('D2', 'P1')] },
    ['changed schedule D1 P1 periods'],
  ],
  ['the last period', { schedules: SAMPLE.schedules.slice(0, 2) }, ['removed schedule D2 P1']],
  [
    'the first period',
    { schedules: [...SAMPLE.schedules, samplePeriod('D1', 'P2')] },
    ['added schedule D1 P2 periods'],
  ],
  [
    'one exception of two',
    { exceptions: SAMPLE.exceptions.slice(1) },
    ['changed exceptions D2 days'],
  ],
  [
    'a product of a group',
    { catalogProducts: SAMPLE.catalogProducts.slice(1) },
    ['changed catalog K1 productIds'],
  ],
  [
    'the order of a zone',
    { zones: SAMPLE.zones.map((zone) => ({ ...zone, productIds: ['P2', 'P1'] })) },
    ['changed zone Z1 productIds'],
  ],
  ['a holiday', { holidays: [] }, ['removed holiday 2026-10-01']],
  ['two things', { articles: [], videos: [] }, ['removed article A1', 'removed video V1']],
])('%s', (_what, more, expected) => {
  expect(said(sampleCatalogue(more))).toEqual(expected);
});

test('what is only written otherwise is equal', () => {
  const hours = [{ weekday: 7, periods: [] }, ...[...sampleClinic('D1').hours].reverse()];
  const content = sampleProduct('P1').content;
  const turned = Object.fromEntries(Object.entries(content.zh).reverse()) as typeof content.zh;
  const after = sampleCatalogue({
    clinics: [sampleClinic('D1', { hours }), sampleClinic('D2')],
    products: [
      sampleProduct('P1', { content: { en: content.en, zh: turned } }),
      sampleProduct('P2'),
    ],
    articles: SAMPLE.articles.map((row) => ({ ...row, publishedAt: '2026-01-05T00:30:00.000Z' })),
  });
  expect(said(after)).toEqual([]);
});

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, 2, false],
  [null, undefined, true],
  [null, 0, false],
  ['', null, false],
  [{ a: 1, b: null }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [[{ a: [1] }], [{ a: [1] }], true],
  [{ a: { b: 1 } }, { a: null }, false],
])('%j is like %j: %s', (one, other, alike) => {
  expect(isAlike(one, other)).toBe(alike);
  expect(isAlike(other, one)).toBe(alike);
});
