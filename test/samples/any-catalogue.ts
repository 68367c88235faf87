import { clockOf } from '@contract/time/clock-rules';
import { addDays } from '@contract/time/day-rules';
import fc from '../tiers/properties';
import { CONTEXT } from './catalogue-files';
import { groupOfProducts, productsOfGroup } from '../../server/shared/slots/group-of-products';
import type { DepartmentRow, ExceptionRow, ScheduleRow } from '../../server/catalogue/rows';
import type { CsvCatalogue } from '../../server/domain/clinics/catalogue/files/context';

const PRODUCTS = [...CONTEXT.productIds];
const CODES = ['C1', '007', '123456789012', 'C-2_b'];
const CENT_RANGE = 99_999_99;

const pieces = ',|;|"|""|\n|#|=|+|-|@|\'|%|\t|一|疫苗|，|＝|A|b|0012|123456789012| |😀|*|\u3000';
const anyText = fc
  .array(fc.constantFrom(...pieces.split('|'), '|'), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');
const bilingual = fc.record({ zh: anyText, en: anyText });
const weekday = fc.integer({ min: 1, max: 7 });
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const capacity = fc.integer({ min: 0, max: 10_000 });
const products = fc.subarray(PRODUCTS);
const picture = fc.constantFrom('/a.svg', 'https://example.org/b,c.png', '/pictures/clinic/C1.svg');

/** Periods that do not overlap, in their order. */
const periods = fc
  .uniqueArray(fc.integer({ min: 0, max: 287 }), { maxLength: 6 })
  .map((fives) => fives.sort((a, b) => a - b).map((five) => clockOf(five * 5)))
  .map((times) =>
    times.flatMap((to, index) => (index % 2 === 0 ? [] : [{ from: times[index - 1] ?? '', to }])),
  );

const clinic = (depaCode: string): fc.Arbitrary<DepartmentRow> =>
  fc.record({
    depaCode: fc.constant(depaCode),
    regionCode: fc.constantFrom('310115', '310104'),
    cityCode: fc.constant('310100'),
    name: bilingual,
    address: bilingual,
    introduction: fc.oneof(bilingual, fc.constant({ zh: '', en: '' })),
    traffic: fc.oneof(bilingual, fc.constant({ zh: '', en: '' })),
    licence: anyText,
    phone: fc.constantFrom('021-12345678', '+86 21 12345678', '02112345678'),
    imgUrl: fc.oneof(picture, fc.constant(`/pictures/clinic/${depaCode}.svg`)),
    images: fc.oneof(
      fc.array(picture, { maxLength: 3 }),
      fc.constant<string[]>([
        `/pictures/clinic/${depaCode}.svg`,
        `/pictures/clinic/${depaCode}-hall.svg`,
      ]),
    ),
    latitude: fc.double({ min: 3, max: 54, noNaN: true }),
    longitude: fc.double({ min: 73, max: 136, noNaN: true }),
    payWay: fc
      .shuffledSubarray(['1', '2', '3', '4', '5'], { minLength: 1 })
      .map((codes) => codes.join(',')),
    hours: fc
      .tuple(periods, periods, periods, periods, periods, periods, periods)
      .map((week) => week.map((each, index) => ({ weekday: index + 1, periods: each }))),
    isOnline: fc.boolean(),
    offlineNotice: fc.option(bilingual),
  });

/** Rows of a schedule that fill some of the clinic's periods, so that none overlap. */
function schedulesOf(
  { depaCode, hours }: DepartmentRow,
  groupCode: string,
): fc.Arbitrary<ScheduleRow[]> {
  const all = hours.flatMap(({ weekday: number, periods: each }) =>
    each.map((period) => ({ weekday: number, ...period })),
  );
  const release = fc.constantFrom(
    { releaseDays: null, releaseTime: null },
    { releaseDays: 7, releaseTime: '09:00' },
  );
  const valid = fc.constantFrom([null, null], ['2026-01-05', null], ['2026-01-05', '2026-02-01']);
  return fc.tuple(fc.subarray(all), release, valid, fc.constantFrom(3, 12)).map((given) => {
    const [chosen, released, [validFrom = null, validUntil = null], each] = given;
    return chosen.map(({ weekday: number, from, to }) => ({
      depaCode,
      groupCode,
      weekday: number,
      startTime: from,
      endTime: to,
      slotMinutes: 5,
      capacity: each,
      validFrom,
      validUntil,
      ...released,
    }));
  });
}

const exceptionTerms = fc.oneof(
  fc.constant({ kind: 'closed' as const, weekday: null, capacity: null, capacityPercent: null }),
  weekday.map((number) => ({
    kind: 'extra' as const,
    weekday: number,
    capacity: null,
    capacityPercent: null,
  })),
  capacity.map((count) => ({
    kind: 'capacity' as const,
    weekday: null,
    capacity: count,
    capacityPercent: null,
  })),
  fc.integer({ min: 0, max: 500 }).map((percent) => ({
    kind: 'capacity' as const,
    weekday: null,
    capacity: null,
    capacityPercent: percent,
  })),
);

/** An exception of one clinic, or the same of every clinic that has its product. */
const exceptionsOf = (
  pairs: readonly (readonly [string, string])[],
  clinics: readonly DepartmentRow[],
): fc.Arbitrary<ExceptionRow[]> =>
  fc
    .record({
      pair: fc.constantFrom(...pairs),
      ofProduct: fc.boolean(),
      isEvery: fc.boolean(),
      first: day,
      length: fc.integer({ min: 0, max: 9 }),
      times: fc.option(fc.constant({ startTime: '08:00', endTime: '09:30' })),
      terms: exceptionTerms,
      reason: bilingual,
    })
    .map(({ pair: [code, id], ofProduct, isEvery, first, length, times, terms, reason }) => {
      const meant = ofProduct
        ? pairs.filter(([, product]) => product === id).map(([depaCode]) => depaCode)
        : clinics.map(({ depaCode }) => depaCode);
      return (isEvery ? meant : [code]).map((depaCode) => ({
        depaCode,
        groupCode: ofProduct ? id : null,
        firstDay: first,
        lastDay: addDays(first, length),
        ...(times ?? { startTime: null, endTime: null }),
        ...terms,
        reason,
      }));
    });

const lotsOfProduct = fc.uniqueArray(
  fc.record({
    lot: fc.constantFrom('A2026-01', '0012', '20260105', '1E23'),
    expiry: day,
    firstDoses: fc.integer({ min: 0, max: 100_000 }),
  }),
  { selector: ({ lot }) => lot, maxLength: 4 },
);

const sortedList = <T extends object>(id: string, row: fc.Arbitrary<T>) =>
  fc
    .array(row, { maxLength: 3 })
    .map((rows) =>
      rows.map((each, index) => ({ ...each, id: `${id}${String(index)}`, sort: index + 1 })),
    );

const lists = fc.record({
  holidays: fc.uniqueArray(
    fc.record({ day, name: bilingual, swapped: fc.option(weekday) }).map((row) => ({
      day: row.day,
      kind: row.swapped === null ? ('closed' as const) : ('working' as const),
      weekday: row.swapped,
      name: row.name,
    })),
    { selector: (row) => row.day, maxLength: 4 },
  ),
  catalogs: sortedList(
    'cat',
    fc.record({ kind: fc.constantFrom('age', 'disease', 'category'), name: bilingual, products }),
  ),
  zones: sortedList(
    'zone',
    fc.record({
      name: bilingual,
      summary: bilingual,
      imgUrl: fc.oneof(picture, fc.constant('/pictures/zone/zone0.svg')),
      productIds: products,
    }),
  ),
  notices: fc.array(
    fc.record({
      title: bilingual,
      content: bilingual,
      day,
      time: fc.constantFrom(true, false, null),
    }),
    {
      maxLength: 3,
    },
  ),
});

/** Which products of each clinic share slots. */
type Sharing = 'none' | 'the first two' | 'all';

/** The group of a product of a clinic, as files name it. */
function groupIn(
  pairs: readonly (readonly [string, string])[],
  sharing: Sharing,
  depaCode: string,
  productId: string,
): string {
  const ids = pairs.flatMap(([code, id]) => (code === depaCode ? [id] : []));
  const shared = sharing === 'all' ? ids : sharing === 'none' ? [] : ids.slice(0, 2);
  return shared.includes(productId) ? groupOfProducts(shared) : productId;
}

/** Any rows that CSV files can say, with texts of what CSV has to quote. */
export const catalogues: fc.Arbitrary<CsvCatalogue> = fc
  .subarray(CODES, { minLength: 1 })
  .chain((codes) => fc.tuple(...codes.map(clinic)))
  .chain((clinics) => {
    const pairs = clinics.flatMap(({ depaCode }) => PRODUCTS.map((id) => [depaCode, id] as const));
    return fc.tuple(
      fc.constant(clinics),
      fc.subarray(pairs, { minLength: 1 }).chain((given) =>
        fc.tuple(
          fc.constant(given),
          fc.array(fc.tuple(fc.integer({ min: 0, max: CENT_RANGE }), fc.boolean()), {
            minLength: given.length,
            maxLength: given.length,
          }),
          fc
            .tuple(
              ...given.map(([code, id]) =>
                schedulesOf(
                  clinics.find(({ depaCode }) => depaCode === code)!,
                  id,
                ),
              ),
            )
            .map((rows) => rows.flat()),
          fc.array(exceptionsOf(given, clinics), { maxLength: 4 }).map((rows) => rows.flat()),
          lotsOfProduct,
        ),
      ),
      lists,
      fc.constantFrom<Sharing>('none', 'the first two', 'all'),
    );
  })
  .map(([clinics, [pairs, terms, own, ofProducts, lots], rest, sharing]) => {
    const group = (depaCode: string, id: string) => groupIn(pairs, sharing, depaCode, id);
    return {
      clinics,
      pairs,
      terms,
      rest,
      lots,
      // The first of the products says when they have slots.
      schedules: own
        .map((row) => ({
          ...row,
          groupCode: group(row.depaCode, row.groupCode),
          of: row.groupCode,
        }))
        .filter(({ groupCode, of }) => productsOfGroup(groupCode)[0] === of)
        .map(({ of: _, ...row }) => row),
      exceptions: ofProducts.map((row) => ({
        ...row,
        groupCode: row.groupCode && group(row.depaCode, row.groupCode),
      })),
    };
  })
  .map(({ clinics, pairs, terms, schedules, exceptions, lots, rest }) => ({
    clinics,
    clinicProducts: pairs.map(([depaCode, productId], index) => ({
      depaCode,
      productId,
      priceCents: terms[index]?.[0] ?? 0,
      serviceFeeCents: index,
      inStock: terms[index]?.[1] ?? true,
      limitedByStock: (terms[index]?.[0] ?? 0) % 2 === 1,
    })),
    schedules,
    // The same exception twice is an error of the file.
    exceptions: exceptions.filter(
      (row, index) =>
        exceptions.findIndex((each) => JSON.stringify(each) === JSON.stringify(row)) === index,
    ),
    lots: lots.map((row) => ({ ...row, depaCode: pairs[0]![0], productId: pairs[0]![1] })),
    holidays: rest.holidays,
    catalogs: rest.catalogs.map(({ products: _, ...row }) => row),
    catalogProducts: rest.catalogs.flatMap(({ id, products: ids }) =>
      ids.map((productId) => ({ catalogId: id, productId })),
    ),
    zones: rest.zones,
    notices: rest.notices.map(({ day: published, time, ...row }, index) => ({
      id: `n${String(index)}`,
      depaCode: clinics[0]?.depaCode ?? '',
      ...row,
      publishedAt: time === null ? null : `${published}T${time ? '09:05:30' : '00:00:00'}+08:00`,
      publishedUntil: time === true ? `${published}T23:59:59+08:00` : null,
    })),
  }));
