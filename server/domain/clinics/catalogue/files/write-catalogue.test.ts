import { clockOf } from '@contract/time/clock-rules';
import { addDays } from '@contract/time/day-rules';
import { compareText } from '@contract/text/order-rules';
import fc, { runs } from '../../../../../test/tiers/properties';
import { catalogueFiles, CONTEXT } from '../../../../../test/samples/catalogue-files';
import { problemText } from '../problem';
import { readCatalogueFiles } from './read-catalogue';
import { templateFiles } from './template-files';
import { writeCatalogueFiles } from './write-catalogue';
import type { CsvCatalogue } from './context';
import type { DepartmentRow, ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';

const PRODUCTS = [...CONTEXT.productIds];
const CODES = ['C1', '007', '123456789012', 'C-2_b'];
const CENT_RANGE = 99_999_99;

const bytesOf = (files: ReadonlyMap<string, string>): Map<string, Uint8Array> =>
  new Map([...files].map(([name, text]) => [name, Buffer.from(text)]));

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
  productId: string,
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
      productId,
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
        productId: ofProduct ? id : null,
        firstDay: first,
        lastDay: addDays(first, length),
        ...(times ?? { startTime: null, endTime: null }),
        ...terms,
        reason,
      }));
    });

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
  notices: fc.array(fc.record({ title: bilingual, content: bilingual, day, time: fc.boolean() }), {
    maxLength: 3,
  }),
});

const catalogue: fc.Arbitrary<CsvCatalogue> = fc
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
        ),
      ),
      lists,
    );
  })
  .map(([clinics, [pairs, terms, schedules, exceptions], rest]) => ({
    clinics,
    clinicProducts: pairs.map(([depaCode, productId], index) => ({
      depaCode,
      productId,
      priceCents: terms[index]?.[0] ?? 0,
      serviceFeeCents: index,
      inStock: terms[index]?.[1] ?? true,
    })),
    schedules,
    // The same exception twice is an error of the file.
    exceptions: exceptions.filter(
      (row, index) =>
        exceptions.findIndex((each) => JSON.stringify(each) === JSON.stringify(row)) === index,
    ),
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
      publishedAt: `${published}T${time ? '09:05:30' : '00:00:00'}+08:00`,
    })),
  }));

const KEYS: { readonly [K in keyof CsvCatalogue]: (row: CsvCatalogue[K][number]) => string } = {
  clinics: ({ depaCode }) => depaCode,
  clinicProducts: ({ depaCode, productId }) => `${depaCode} ${productId}`,
  schedules: (row) =>
    [row.depaCode, row.productId, row.weekday, row.startTime, row.validFrom].join(' '),
  exceptions: ({ depaCode }) => depaCode,
  holidays: (row) => row.day,
  catalogs: ({ id }) => id,
  catalogProducts: ({ catalogId }) => catalogId,
  zones: ({ id }) => id,
  notices: ({ id }) => id,
};

/** Rows by what makes them one; those of exceptions and catalogs stay in their order, which counts. */
const sorted = (rows: CsvCatalogue): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, list]) => {
      const keyOf = KEYS[name as keyof CsvCatalogue] as (row: unknown) => string;
      return [name, [...list].sort((a, b) => compareText(keyOf(a), keyOf(b)))];
    }),
  );

const readBack = (files: ReadonlyMap<string, string>) => {
  const { catalogue: rows, problems } = readCatalogueFiles(bytesOf(files), CONTEXT);
  return { rows, errors: problems.filter(({ severity }) => severity === 'error').map(problemText) };
};

test('what is written is read as the same rows', () => {
  fc.assert(
    fc.property(catalogue, (written) => {
      const { rows, errors } = readBack(writeCatalogueFiles(written));
      expect(errors).toEqual([]);
      expect(rows && sorted(rows)).toEqual(sorted(written));
    }),
    { numRuns: runs(2000) },
  );
});

test('files that are written, read and written again are the same', () => {
  fc.assert(
    fc.property(catalogue, (written) => {
      const files = writeCatalogueFiles(written);
      const { rows } = readBack(files);
      expect(rows && writeCatalogueFiles(rows)).toEqual(files);
    }),
    { numRuns: runs(300) },
  );
});

/** The lines of a file that was written, without its header. */
const linesOf = (files: ReadonlyMap<string, string>, name: string): string[] =>
  (files.get(name) ?? '').split('\r\n').slice(1, -1);

const sample = (): CsvCatalogue => {
  const { catalogue: rows } = readCatalogueFiles(catalogueFiles(), CONTEXT);
  if (!rows) throw new Error('the sample has errors');
  return rows;
};

test('rows that say the same of several weekdays, products or clinics share a line', () => {
  const files = writeCatalogueFiles(sample());
  expect(linesOf(files, 'schedule.csv')).toEqual([
    'C1,flu4,2,13:30,16:30,60,8,2026-01-05,2026-06-30,7,09:00',
    'C1,flu4 hpv9,"1,3,5",08:00,11:00,30,12,,,,',
    'C2,flu4,"1,2,3,4,5,6",08:00,12:00,60,10,,,,',
  ]);
  expect(linesOf(files, 'hours.csv')).toEqual([
    'C1,"1,2,3,4,5",08:00,11:30',
    'C1,"1,2,3,4,5",13:30,16:30',
    'C2,"1,2,3,4,5,6",08:00,12:00',
  ]);
  expect(linesOf(files, 'exceptions.csv')).toEqual([
    '*,,2026-05-01,2026-05-03,closed,,,,,劳动节,Labour Day',
    'C1,flu4,2026-01-10,,extra,,,1,,补班,Extra day',
    'C2,,2026-02-10,,capacity,08:00,10:00,,50%,培训,Training',
  ]);
  expect(linesOf(files, 'offers.csv')).toEqual([
    'C1,flu4,128,28,yes',
    'C1,hpv9,1318,28,yes',
    'C2,flu4,130,0,yes',
  ]);
});

test.each([
  ['=1+1', "'=1+1"],
  ["'=x", "''=x"],
  ['＋86', "'＋86"],
  ['#1', '"#1"'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ["'quoted'", "'quoted'"],
  ['007', '"\t007"'],
  ['100000', '100000'],
])('a licence %s is written as %s', (licence, cell) => {
  const rows = sample();
  const [first, ...others] = rows.clinics;
  const files = writeCatalogueFiles({ ...rows, clinics: [{ ...first!, licence }, ...others] });
  expect(linesOf(files, 'clinics.csv')[0]).toContain(`,${cell},021-12345678`);
});

test('spreadsheets read a file as UTF-8 by its mark', () =>
  expect(writeCatalogueFiles(sample()).get('zones.csv')).toMatch(/^\uFEFFid,name_zh/));

/** Context of the examples: their district and product. */
const EXAMPLES = {
  regions: CONTEXT.regions,
  productIds: new Set(['example-vaccine']),
};

describe('templates', () => {
  test('are accepted as they are', () => {
    const { catalogue: rows, problems } = readCatalogueFiles(bytesOf(templateFiles()), EXAMPLES);
    expect(problems).toEqual([]);
    expect(Object.values(rows ?? {}).flat()).toEqual([]);
  });

  test('and with their examples', () => {
    const files = [...templateFiles()].map(([name, text]): [string, string] => [
      name,
      text.replace(/^#(?=[^ \r\n])/gm, ''),
    ]);
    const { catalogue: rows, problems } = readCatalogueFiles(bytesOf(new Map(files)), EXAMPLES);
    expect(problems.map(problemText)).toEqual([]);
    const { clinics, schedules, ...others } = rows ?? sample();
    expect(clinics).toHaveLength(1);
    expect(schedules.map((row) => row.weekday)).toEqual([1, 3, 5]);
    expect(Object.values(others).map((list) => list.length)).toEqual(Array(7).fill(1));
  });

  test('explain each column in both languages', () => {
    for (const text of templateFiles().values()) {
      const header = text.split('\r\n').find((line) => !/^\uFEFF?#/.test(line)) ?? '';
      for (const name of header.split(','))
        expect(text).toMatch(
          new RegExp(
            `^# ${name} \\((required|optional)\\): \\w.*\r\n#   （(必填|可空)）.*\\p{Script=Han}`,
            'mu',
          ),
        );
    }
  });
});
