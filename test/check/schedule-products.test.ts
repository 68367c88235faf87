import { fewestDays, lastDayBefore } from '@contract/vaccine/age-rules';
import { sampleProducts } from '../samples/catalogue';
import type { DoseRow, ProductRow } from '../../server/catalogue/rows';
import { extreme, lengthOf, rowsOfProduct, tableCodes, tableProducts, time } from './product-rows';
import type { ProductRowText } from './product-rows';

/*
 * The catalogue's products have the ages, intervals and numbers of doses of the schedule's tables. Where an entry differs, the
 * entry is mended, or listed here with its reason.
 */

const products = sampleProducts();

/** Doses with an interval that the tables do not have, with the reason. */
const OTHER_INTERVALS: Readonly<Record<string, string>> = {
  'hpv2-zerun 2': 'leaflet: 0-2-6 months; the tables have 0-1-6 for all bivalent vaccines',
  'hpv9-innovax 2':
    'leaflet: 0-1-6 months; the tables recommend 0-2-6 for all 9-valent vaccines, and allow 28 days',
};

/** The age from which a row is booked. */
const fromOf = ({ dose: { age }, vaccine }: ProductRowText) =>
  extreme('longest', [time(vaccine.begin), time(age?.absoluteMin ?? age?.min)]);

const untilOf = ({ dose: { age }, vaccine }: ProductRowText) =>
  extreme('shortest', [time(vaccine.end), time(age?.max)]);

/**
 * Rows of doses that everybody has once, by dose: a dose may have several rows, and those of a combination are in several
 * groups.
 */
function dosesOf({ vaccineCode, id }: ProductRow): readonly (readonly ProductRowText[])[] {
  const rows = rowsOfProduct(vaccineCode, id).filter(({ dose }) => dose.isRecurring !== true);
  const byGroup = [...new Set(rows.map(({ group }) => group))].map((group) => {
    const own = rows.filter((row) => row.group === group);
    const ids = [...new Set(own.map(({ dose }) => dose.id))];
    return ids.map((doseId) => own.filter(({ dose }) => dose.id === doseId));
  });
  return (byGroup[0] ?? []).map((_, index) => byGroup.flatMap((doses) => doses[index] ?? []));
}

const daysOf = (age: ReturnType<typeof time>): number =>
  age === null ? 0 : fewestDays(age.months) + age.days;

test('every product is in the tables, and every product of the tables in the catalogue', () => {
  const ids = products.map(({ id }) => id);
  for (const [product, code] of tableProducts)
    expect([product, products.find(({ id }) => id === product)?.vaccineCode]).toEqual([
      product,
      code,
    ]);
  for (const { id, vaccineCode } of products) {
    expect([id, tableCodes.has(vaccineCode)]).toEqual([id, true]);
    expect([id, rowsOfProduct(vaccineCode, id).length > 0]).toEqual([id, true]);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(products)('$id is for the ages and the sex of its rows', (product) => {
  const { id, vaccineCode, minAgeDays, maxAgeDays, sexLimit } = product;
  const rows = rowsOfProduct(vaccineCode, id);
  const [first] = dosesOf(product);
  const from = extreme('shortest', (first ?? []).map(fromOf));
  expect(minAgeDays).toBe(daysOf(from));

  const ends = rows.map(untilOf);
  const until = ends.includes(null) ? null : extreme('longest', ends);
  if (until === null) expect(maxAgeDays).toBeNull();
  else
    expect(maxAgeDays).toBe(
      until.months > 0 ? lastDayBefore(until.months) + until.days : until.days - 1,
    );

  const sexes = new Set(
    rows.map(({ vaccine, series }) => vaccine.gender ?? series.genders?.[0] ?? 'any'),
  );
  const only = sexes.size === 1 ? [...sexes][0] : 'any';
  expect(sexLimit).toBe(only === 'female' ? 2 : only === 'male' ? 1 : null);
});

/** Whether an interval of the catalogue is the row's least or its recommended one. */
function isIntervalOf(
  { minIntervalDays, gapMonths }: DoseRow,
  { dose, vaccine }: ProductRowText,
  sinceFirst: number,
): boolean {
  const intervals = dose.intervals ?? [];
  return intervals.some(({ since, min, earliest }) =>
    [min, earliest].some((words) => {
      const wanted = time(words);
      if (wanted === null) return false;
      if (since === 'dose 1') return Math.abs(sinceFirst - lengthOf(wanted)) < 4;
      // From the last dose of this vaccine, which a course of one vaccine takes for the dose before.
      if (since !== undefined && !since.split(', ').includes(vaccine.code)) return false;
      return gapMonths === null
        ? wanted.months === 0 && wanted.days === minIntervalDays
        : wanted.days === 0 && wanted.months === gapMonths;
    }),
  );
}

test.each(products)('$id has the doses of its rows, at their ages and intervals', (product) => {
  const rows = dosesOf(product);
  const needed = rows.filter(([row]) => row?.dose.skips === undefined);
  const { doses, id } = product;
  expect(doses.length).toBeLessThanOrEqual(rows.length);
  expect(doses.length).toBeGreaterThanOrEqual(needed.length);
  // A course of fewer doses leaves out rows that may be skipped.
  const own = doses.length === rows.length ? rows : doses.length === needed.length ? needed : [];
  expect(own).toHaveLength(doses.length);

  let sinceFirst = 0;
  doses.forEach((dose, index) => {
    const named = `${id} ${dose.doseNo}`;
    const these = own[index] ?? [];
    // One that some are spared may be for older people only; the catalogue has one age for a whole course.
    const due = these.filter(({ dose: { skips } }) => skips === undefined);
    const from = extreme('shortest', due.map(fromOf));
    expect([named, dose.minAgeDays >= daysOf(from)]).toEqual([named, true]);
    if (dose.ageMonths !== null && index > 0) {
      const ages = these.flatMap(({ dose: { age }, vaccine }) =>
        [age?.min, age?.earliest, vaccine.begin, age?.absoluteMin].map(time),
      );
      const known = ages.some((age) => age?.months === dose.ageMonths && age.days === 0);
      // Where the row has no age of its own, the age of the dose before.
      const isSame = dose.ageMonths === doses[index - 1]?.ageMonths;
      expect([named, dose.ageMonths, known || isSame]).toEqual([named, dose.ageMonths, true]);
    }
    if (index === 0) return;
    sinceFirst += dose.gapMonths === null ? dose.minIntervalDays : dose.gapMonths * 30.4375;
    const fits = these.some((row) => isIntervalOf(dose, row, sinceFirst));
    const isExcepted = named in OTHER_INTERVALS;
    expect([named, fits]).toEqual([named, !isExcepted]);
  });
});
