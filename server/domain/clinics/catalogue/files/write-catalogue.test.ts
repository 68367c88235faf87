import { compareText } from '@contract/text/order-rules';
import fc, { runs } from '../../../../../test/tiers/properties';
import { catalogueFiles, CONTEXT } from '../../../../../test/samples/catalogue-files';
import { catalogues } from '../../../../../test/samples/any-catalogue';
import { problemText } from '../problem';
import { readCatalogueFiles } from './read-catalogue';
import { templateFiles } from './template-files';
import { writeCatalogueFiles } from './write-catalogue';
import type { CsvCatalogue } from './context';

const bytesOf = (files: ReadonlyMap<string, string>): Map<string, Uint8Array> =>
  new Map([...files].map(([name, text]) => [name, Buffer.from(text)]));

const KEYS: { readonly [K in keyof CsvCatalogue]: (row: CsvCatalogue[K][number]) => string } = {
  clinics: ({ depaCode }) => depaCode,
  clinicProducts: ({ depaCode, productId }) => `${depaCode} ${productId}`,
  schedules: (row) =>
    [row.depaCode, row.groupCode, row.weekday, row.startTime, row.validFrom].join(' '),
  exceptions: ({ depaCode }) => depaCode,
  lots: ({ depaCode, productId, lot }) => `${depaCode} ${productId} ${lot}`,
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
    fc.property(catalogues, (written) => {
      const { rows, errors } = readBack(writeCatalogueFiles(written));
      expect(errors).toEqual([]);
      expect(rows && sorted(rows)).toEqual(sorted(written));
    }),
    { numRuns: runs(2000) },
  );
});

test('files that are written, read and written again are the same', () => {
  fc.assert(
    fc.property(catalogues, (written) => {
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
    'C1,flu4,128,28,yes,no',
    'C1,hpv9,1318,28,yes,no',
    'C2,flu4,130,0,yes,no',
  ]);
});

test('an exception of the only clinic names it, as there may be more some day', () => {
  const { clinics, exceptions, ...rows } = sample();
  const isFirst = ({ depaCode }: { depaCode: string }) => depaCode === 'C1';
  const files = writeCatalogueFiles({
    ...rows,
    clinics: clinics.filter(isFirst),
    exceptions: exceptions.filter(isFirst),
  });
  expect(linesOf(files, 'exceptions.csv')[0]).toMatch(/^C1,,2026-05-01,/);
});

test('exceptions between others of every clinic keep their order', () => {
  const rows = sample();
  const exceptions = [...rows.exceptions].sort((a, b) => compareText(a.depaCode, b.depaCode));
  const lines = linesOf(writeCatalogueFiles({ ...rows, exceptions }), 'exceptions.csv');
  expect(lines.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
    'C1  2026-05-01',
    'C1 flu4 2026-01-10',
    'C2  2026-05-01',
    'C2  2026-02-10',
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
    expect(Object.values(others).map((list) => list.length)).toEqual(Array(8).fill(1));
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
