import { catalogueFiles, CONTEXT, replacing } from '../../../../../test/samples/catalogue-files';
import { problemText } from '../problem';
import { readCatalogueFiles } from './read-catalogue';
import type { Change } from '../../../../../test/samples/catalogue-files';

const read = (changes: Readonly<Record<string, Change>>) => {
  const { catalogue, problems } = readCatalogueFiles(catalogueFiles(changes), CONTEXT);
  const errors = problems.filter(({ severity }) => severity === 'error').map(problemText);
  return { catalogue, errors };
};
const both =
  (...changes: readonly ((text: string) => string)[]): Change =>
  (text) =>
    changes.reduce((changed, change) => change(changed), text);

/** Both lines of the first clinic with other products. */
const products = (first: string, second: string): Change =>
  both(replacing('C1,flu4 hpv9,', `C1,${first},`), replacing('C1,flu4,2', `C1,${second},2`));
const excepted = (clinic: string, product: string): Change =>
  replacing('C1,flu4,2026-01-10', `${clinic},${product},2026-01-10`);
const groupsOf = (changes: Readonly<Record<string, Change>>) => {
  const { catalogue, errors } = read(changes);
  expect(errors).toEqual([]);
  const groups = (rows: readonly { depaCode: string; groupCode: string | null }[]) => [
    ...new Set(rows.map(({ depaCode, groupCode }) => `${depaCode} ${groupCode ?? 'clinic'}`)),
  ];
  return {
    schedules: groups(catalogue?.schedules ?? []),
    exceptions: groups(catalogue?.exceptions ?? []),
  };
};

test.each([
  ['joined', 'flu4|hpv9', 'hpv9 | flu4'],
  ['with the sign of a Chinese keyboard', 'hpv9｜flu4', 'flu4|hpv9'],
  ['all of the clinic', '*', '*'],
  ['all of it, once by name', 'flu4|hpv9', '＊'],
])('products %s share their slots', (_, first, second) => {
  const changes = {
    'schedule.csv': products(first, second),
    'exceptions.csv': excepted('C1', 'flu4|hpv9'),
  };
  expect(groupsOf(changes)).toEqual({
    schedules: ['C1 flu4|hpv9', 'C2 flu4'],
    exceptions: ['C1 clinic', 'C2 clinic', 'C1 flu4|hpv9'],
  });
});

test('those between blanks have slots of their own', () => {
  expect(groupsOf({}).schedules).toEqual(['C1 flu4', 'C1 hpv9', 'C2 flu4']);
});

test('all products in an exception are the whole clinic', () => {
  expect(groupsOf({ 'exceptions.csv': excepted('C1', '*') }).exceptions).toEqual([
    'C1 clinic',
    'C2 clinic',
  ]);
});

test('an exception of every clinic for joined products is of those that have them all', () => {
  const changes = {
    'schedule.csv': products('*', '*'),
    'exceptions.csv': excepted('*', 'flu4|hpv9'),
  };
  expect(groupsOf(changes).exceptions).toEqual(['C1 clinic', 'C2 clinic', 'C1 flu4|hpv9']);
});

test.each<[string, Readonly<Record<string, Change>>, string[]]>([
  [
    'in two groups of schedule.csv',
    {
      'schedule.csv': products('flu4|hpv9', 'flu4'),
      'exceptions.csv': excepted('C1', 'flu4|hpv9'),
    },
    [
      'schedule.csv:3 product: error: flu4 of clinic C1 shares its slots as flu4 here, but as flu4|hpv9 on line 2 of schedule.csv: a product is in one group, write the same products on both lines',
    ],
  ],
  [
    'in another group in exceptions.csv',
    { 'schedule.csv': products('*', '*') },
    [
      'exceptions.csv:3 product: error: flu4 of clinic C1 shares its slots as flu4 here, but as flu4|hpv9 on line 2 of schedule.csv: a product is in one group, write the same products on both lines',
    ],
  ],
  [
    'in another group, as an exception of every clinic has it',
    { 'exceptions.csv': excepted('*', 'flu4|hpv9') },
    [
      'exceptions.csv:3 product: error: flu4 of clinic C1 shares its slots as flu4|hpv9 here, but as flu4 on line 2 of schedule.csv: a product is in one group, write the same products on both lines',
    ],
  ],
])('a product is not %s', (_, changes, expected) => {
  expect(read(changes).errors).toEqual(expected);
});

test('a clinic without products has none to share', () => {
  const withoutSecond = (text: string) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith('C2,'))
      .join('\n');
  const changes = {
    'offers.csv': withoutSecond,
    'stock.csv': withoutSecond,
    'schedule.csv': replacing('C2,flu4,1-6', 'C2,*,1-6'),
  };
  expect(read(changes).errors).toEqual([
    'schedule.csv:4 product: error: clinic C2 has no product in offers.csv',
  ]);
});
