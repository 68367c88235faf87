import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '@/platform/settings/settings';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const PATH = /`((?:src|contract|server|test|config|scripts|types)\/[^`]*)`/g;
const pathsIn = (text: string): string[] => [...text.matchAll(PATH)].map(([, path = '']) => path);
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const WORKS = 'works';
const CONFIGURED = 'works when configured: ';
const DIFFERS = 'differs: ';
const KINDS = [CONFIGURED, WORKS, DIFFERS];

interface Row {
  readonly statement: string;
  readonly state: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** Rows of the tables that map a statement to its state, its code and its tests. */
const rows: readonly Row[] = read('docs/coverage.md')
  .split('\n')
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()))
  .flatMap(([statement = '', state = '', code, tests, ...more]) =>
    code === undefined ||
    tests === undefined ||
    more.length > 0 ||
    /^(Statement|-+)$/.test(statement)
      ? []
      : [{ statement, state, code: pathsIn(code), tests: pathsIn(tests) }],
  );

const kindOf = ({ state }: Row): string | undefined =>
  KINDS.find((kind) => (kind.endsWith(' ') ? state.startsWith(kind) : state === kind));

/** Journeys that were measured, and which of them ran each file (`npm run coverage:journeys`). */
function measured(): {
  journeys: readonly string[];
  ranBy: ReadonlyMap<string, readonly string[]>;
} {
  const lines = read('test/check/journeys.txt').split('\n');
  const journeys = lines.flatMap((line) => /^\d+ (\S+)$/.exec(line)?.[1] ?? []);
  const ranBy = new Map(
    lines.flatMap((line): [string, string[]][] => {
      const [, file, numbers] = /^(\S+): ([\d ]+)$/.exec(line) ?? [];
      if (!file || !numbers) return [];
      return [[file, numbers.split(' ').map((each) => journeys[Number(each)] ?? '')]];
    }),
  );
  return { journeys, ranBy };
}

const { journeys, ranBy } = measured();
const isJourney = (path: string): boolean =>
  /^test\/(browser|mini|platforms|server)\/.*\.test\.ts$/.test(path);
const isMini = (path: string): boolean => path.startsWith('test/mini/');
const isMeasurable = (path: string): boolean => isJourney(path) && !isMini(path);
/** Code of mini-programs only; browsers, whose runs are measured, cannot run it. */
const OF_MINI = /\.(weapp|alipay)\.tsx?$|\/mini(\/|\.ts$)/;
/**
 * Code that only journeys of mini-programs run, whose runs are not measured; with the reason why browsers do not run
 * it.
 */
const BY_MINI_ONLY: readonly string[] = [
  // Each platform's login is a file of its own.
  'src/platform/login',
  'src/pages/account/alipay-auth',
];
/**
 * When a page leaves the site by itself, the record of what it ran ends with its process; `app-bridge` checks where it
 * went.
 */
const LEAVES_THE_SITE: readonly string[] = [
  'src/pages/partner/app-publicity',
  'src/pages/partner/download-app',
  'src/platform/open-app/create-open-app.ts',
  'src/platform/open-app/index.h5.ts',
];
const APP_BRIDGE = 'test/browser/app-bridge.test.ts';
/** Needs the messaging app's own script, which an operator installs and the repository does not have. */
const BY_INSTALLED_SCRIPT: readonly string[] = ['src/platform/hybrid-sdk/js-sdk-config.ts'];

/** Journeys that ran a file, or any file of a folder. */
const ranIn = (path: string): readonly string[] =>
  statSync(join(ROOT, path)).isFile()
    ? (ranBy.get(path) ?? [])
    : [...ranBy].flatMap(([file, by]) => (file.startsWith(`${path}/`) ? by : []));

/** Code of a row that none of its journeys runs. Mini-programs are built from the files that browsers run. */
const unreached = ({ code, tests }: Row): readonly string[] =>
  code.filter((path) => {
    // Run by the database, the phone or the build.
    if (/\.(sql|s?css)$|^config\//.test(path)) return false;
    if (BY_INSTALLED_SCRIPT.includes(path)) return false;
    const by = ranIn(path);
    if (tests.some(isMini) && (by.length > 0 || OF_MINI.test(path) || BY_MINI_ONLY.includes(path)))
      return false;
    if (LEAVES_THE_SITE.includes(path) && tests.includes(APP_BRIDGE)) return false;
    return !tests.some((test) => by.includes(test));
  });

test('every path that the coverage names exists', () => {
  const missing = rows
    .flatMap(({ code, tests }) => [...code, ...tests])
    .filter((path) => !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});

test('every statement has one state, its code and a test', () => {
  expect(rows.length).toBeGreaterThan(250);
  const unclear = rows.filter(
    (row) =>
      kindOf(row) === undefined ||
      row.code.length === 0 ||
      !row.tests.some((path) => path.includes('.test.')),
  );
  expect(unclear).toEqual([]);
});

/** What somebody meets, in every installation or where its settings are made. */
const offered = rows.filter((row) => kindOf(row) !== undefined && !row.state.startsWith(DIFFERS));

test('what works, always or when configured, is passed through by a journey that its row names', () => {
  const unproven = offered.flatMap((row) => unreached(row).map((path) => [row.statement, path]));
  expect(unproven).toEqual([]);
});

test('what works names a journey that is there', () => {
  const unproven = offered.filter(
    ({ tests }) => !tests.some((path) => isJourney(path) && existsSync(join(ROOT, path))),
  );
  expect(unproven).toEqual([]);
});

test('where browsers or servers can pass through what works, one of the row’s own journeys did', () => {
  const unproven = offered
    .filter(({ tests }) => tests.some(isMeasurable))
    .filter(({ code, tests }) => !code.some((path) => ranIn(path).some((by) => tests.includes(by))))
    .map(({ statement }) => statement);
  expect(unproven).toEqual([]);
});

test('the introduction says how many rows rest on mini-programs, whose runs are not measured', () => {
  const resting = offered.filter(({ tests }) => !tests.some(isMeasurable));
  const introduction = read('docs/coverage.md').split('<!--')[0]?.replace(/\s+/g, ' ');
  expect(introduction).toContain(
    `${resting.length} of the rows name journeys of mini-programs alone`,
  );
});

test('the measured journeys are there, and so is what they ran', () => {
  expect(journeys.filter((path) => !isJourney(path) || !existsSync(join(ROOT, path)))).toEqual([]);
  const named = new Set(rows.flatMap(({ code }) => code));
  const gone = [...ranBy.keys()].filter((path) => named.has(path) && !existsSync(join(ROOT, path)));
  expect(gone).toEqual([]);
});

test('what works when configured names settings that the operator’s guide explains', () => {
  const guide = read('docs/operating.md');
  const unexplained = rows
    .filter((row) => kindOf(row) === CONFIGURED)
    .filter(({ state }) => {
      const settings = namesIn(state);
      return settings.length === 0 || settings.some((name) => !guide.includes(`\`${name}\``));
    });
  expect(unexplained).toEqual([]);
});

/** Where the provider reads the settings that rows name. */
const READ_BY_THE_PROVIDER = ['server/app.ts', 'server/platforms/platforms.ts']
  .map(read)
  .join('\n');

/** Whether a build of the client has a setting of this path. */
const isOfTheClient = (path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>(
      (settings, key) =>
        typeof settings === 'object' && settings !== null && key in settings
          ? (settings as Readonly<Record<string, unknown>>)[key]
          : undefined,
      SETTINGS,
    ) !== undefined;

test('what works when configured names settings that the client’s settings have or the provider reads', () => {
  const unknown = rows
    .filter((row) => kindOf(row) === CONFIGURED)
    .flatMap(({ state }) => namesIn(state))
    .filter((name) => !isOfTheClient(name) && !READ_BY_THE_PROVIDER.includes(name));
  expect(unknown).toEqual([]);
});

test('the counts at the head of the coverage are those of its rows', () => {
  const count = (kind: string): number => rows.filter((row) => kindOf(row) === kind).length;
  const line = KINDS.map((kind) => `${kind.replace(/: $/, '')} ${count(kind)}`).join(', ');
  expect(read('docs/coverage.md')).toContain(`Rows: ${line}.`);
});
