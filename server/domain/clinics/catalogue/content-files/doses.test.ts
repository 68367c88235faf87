import * as v from 'valibot';
import fc from '../../../../../test/tiers/properties';
import type { DoseRow } from '../../../../catalogue/rows';
import { inDays, inMonths } from './ages';
import type { Span } from './ages';
import { doseProblems, doseRows } from './doses';
import type { ProductAges } from './doses';
import { productFields } from './product-fields';
import type { DoseFields } from './product-fields';
import { writeDoses } from './write-doses';

const doseFields = productFields.entries.doses;
const read = (doses: unknown): DoseFields[] => v.parse(doseFields, doses);
const PRODUCT: ProductAges = { from: inMonths(8), before: inMonths(216) };
const rows = (doses: object[], product = PRODUCT): DoseRow[] => doseRows(read(doses), product);

test('a first dose without ages has those of the product', () => {
  expect(rows([{}])).toEqual([
    {
      doseNo: 1,
      label: { zh: '单剂', en: 'Single dose' },
      minAgeDays: 242,
      maxAgeDays: 6574,
      ageMonths: 8,
      beforeMonths: 216,
      minIntervalDays: 0,
      gapMonths: null,
      recommendedAge: { zh: '8 月龄起', en: 'From 8 months' },
    },
  ]);
});

test('ages in days have no months', () => {
  const [row] = rows([{ from: '6 weeks', before: '85 days' }]);
  expect(row).toMatchObject({
    minAgeDays: 42,
    ageMonths: null,
    maxAgeDays: 84,
    beforeMonths: null,
  });
  expect(row?.recommendedAge).toEqual({ zh: '6 周龄', en: '6 weeks' });
});

test.each([
  // The interval ends before the age is reached, and on its day.
  [{ from: '18 months', after: '28 days' }, 546, 18],
  [{ from: '18 months', after: '304 days' }, 546, 18],
  [{ from: '18 months', after: '305 days' }, 547, null],
  [{ after: '28 days' }, 270, null],
])('a second dose %j is given from day %d', (dose, minAgeDays, ageMonths) =>
  expect(rows([{}, dose])[1]).toMatchObject({ minAgeDays, ageMonths }),
);

test.each([
  [{ after: '28 days' }, 28, null, '第 1 剂后 28 天', '28 days after the 1st dose'],
  [{ after: '4 weeks' }, 28, null, '第 1 剂后 28 天', '28 days after the 1st dose'],
  [{ after: '1 month' }, 30, 1, '第 1 剂后 1 个月', '1 month after the 1st dose'],
  [{ after: '6 months' }, 180, 6, '第 1 剂后 6 个月', '6 months after the 1st dose'],
  [
    { after: '6 months', afterDays: 181 },
    181,
    6,
    '第 1 剂后 6 个月',
    '6 months after the 1st dose',
  ],
  [{ after: '28 days', recommendedAge: '3 years' }, 28, null, '3 周岁', '3 years'],
  [{ after: '28 days', recommendedAge: { zh: '甲', en: 'A' } }, 28, null, '甲', 'A'],
])('an interval %j', (dose, minIntervalDays, gapMonths, zh, en) =>
  expect(rows([{}, dose])[1]).toMatchObject({
    minIntervalDays,
    gapMonths,
    recommendedAge: { zh, en },
  }),
);

test('null is no upper age, and nothing is the product’s', () => {
  const [first, second] = rows([{ before: null }, { after: '28 days' }]);
  expect([first?.maxAgeDays, first?.beforeMonths]).toEqual([null, null]);
  expect([second?.maxAgeDays, second?.beforeMonths]).toEqual([6574, 216]);
});

test.each([
  [[{}, {}], '1 after: is missing'],
  [[{ after: '28 days' }], '0 after: is an interval since the dose before'],
  [[{ from: '3 years', before: '3 years' }], null],
  [[{ from: '3 years', before: '35 months' }], '0 before: nobody is old enough'],
  [[{ doseNo: 2 }, { doseNo: 2, after: '28 days' }], '1 doseNo: is not above'],
  [[{ doseNo: 2 }, { after: '28 days' }], null],
])('doses %j', (doses, problem) => {
  const [found] = doseProblems(read(doses), PRODUCT);
  const text = found && `${String(found.index)} ${found.field}: ${found.message}`;
  if (problem === null) expect(text).toBeUndefined();
  else expect(text?.startsWith(problem)).toBe(true);
});

const span = (least: number): fc.Arbitrary<Span> =>
  fc.oneof(
    fc.integer({ min: least, max: 300 }).map(inMonths),
    fc.integer({ min: least, max: 9_000 }).map(inDays),
  );
const words = fc.record({ zh: fc.string({ minLength: 1 }), en: fc.string({ minLength: 1 }) });
const dose: fc.Arbitrary<DoseFields> = fc.record(
  {
    from: span(0),
    before: fc.option(span(1)),
    afterDays: fc.integer({ min: 0, max: 400 }),
    label: words,
    recommendedAge: fc.oneof(span(0), words),
  },
  { requiredKeys: [] },
);

test('any course is written as fields that are read as the same rows', () => {
  const first = dose.map(({ afterDays: _, ...rest }) => rest);
  const next = fc.tuple(dose, span(1)).map(([fields, after]) => ({ ...fields, after }));
  const product = fc.record({ from: span(0), before: fc.option(span(1)) });
  fc.assert(
    fc.property(first, fc.array(next, { maxLength: 4 }), product, (one, others, ages) => {
      const course = doseRows([one, ...others], ages);
      const written = JSON.parse(JSON.stringify(writeDoses(course, ages))) as unknown;
      const trimmed = ({ zh, en }: DoseRow['label']) => zh.trim() === zh && en.trim() === en;
      fc.pre(
        course.every(({ label, recommendedAge }) => trimmed(label) && trimmed(recommendedAge)),
      );
      fc.pre(course.every(({ label, recommendedAge }) => label.zh && recommendedAge.zh !== ''));
      expect(doseRows(read(written), ages)).toEqual(course);
    }),
  );
});
