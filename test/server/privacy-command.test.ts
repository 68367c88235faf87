import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CLINIC, dayFrom } from './booking-world';
import { openDesk } from './desk-world';
import { createFollowUpPlace, DAY, VISIT_DAY } from './follow-up-world';
import type { Account, FollowUpPlace } from './follow-up-world';
import { clockSetting } from '../run-clock';

let world: FollowUpPlace;
let orders: string[];

beforeAll(async () => {
  world = await createFollowUpPlace(2);
  const [child, minor] = world.accounts as [Account, Account];
  orders = [await world.vaccinate(child), await world.vaccinate(minor)];
  const [year] = VISIT_DAY.split('-').map(Number) as [number];
  for (const [at, age] of [
    [0, 8],
    [1, 15],
  ] as const) {
    const born = `${year - age}-01-01`;
    await world.sql('update linkmen set birthday = $2 where id = $1', [
      world.accounts[at]?.linkmanId,
      born,
    ]);
  }
  const desk = await openDesk(world.provider(), CLINIC);
  const { rows } = await world.sql('select reference from orders where id = $1', [orders[0]]);
  const { reference } = rows[0] as { reference: string };
  await desk.ok('GET /desk/find.do', { code: reference });
});
afterAll(() => world?.remove());

/** Runs the command beside the provider. */
const run = (...words: readonly string[]) => runLater(0, ...words);

/** The same so many days from now. */
function runLater(days: number, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, '../../dist/server/privacy.js'), ...words],
    {
      encoding: 'utf8',
      env: {
        CLOCK_OFFSET_MS: String(Number(clockSetting().CLOCK_OFFSET_MS) + days * DAY),
        PATH: process.env.PATH,
        DATA_DIR: world.place.dataDir,
        DATABASE_URL: world.place.postgres?.url,
      },
    },
  );
  return { status, said: `${stdout}${stderr}`.trim(), rows: rowsOf(stdout) };
}

/** Cells of the lines after the head. */
const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.replace(/^"\t?|"$/g, '')));

const DAYS = [dayFrom(-400), dayFrom(400)] as const;

test('the operator sees who opened how much, and all that one opened', () => {
  const { rows } = run('accesses', ...DAYS);
  expect(rows.map((row) => row.slice(0, 7))).toEqual([
    [CLINIC, `desk-${CLINIC}`, `护士 ${CLINIC}`, 'desk', 'appointment', '1', '1'],
  ]);
  const { rows: opened } = run('accesses', ...DAYS, `desk-${CLINIC}`);
  expect(opened.map((row) => row.slice(0, 4))).toEqual([
    ['appointment', orders[0], world.accounts[0]?.userId, '1'],
  ]);
  expect(run('accesses', dayFrom(-400), dayFrom(-300)).rows).toEqual([]);
  expect(run('accesses', ...DAYS, 'nobody')).toMatchObject({
    status: 1,
    said: 'No member of staff signs in as nobody.',
  });
});

test('a request is to be answered within 15 days, and only once', () => {
  const today = dayFrom(0);
  expect(run('enter', 'deletion', 'phone', 'child', today, 'F-1').said).toBe(
    `To be answered by ${dayFrom(15)}.`,
  );
  expect(run('enter', 'copy', 'mail', 'adult', dayFrom(-16), 'F-2').status).toBe(0);
  expect(run('enter', 'copy', 'mail', 'adult', today, 'F-1')).toMatchObject({ status: 1 });
  expect(run('enter', 'copy', 'mail', 'adult', dayFrom(1), 'F-3').said).toContain('still to come');
  expect(run('requests').rows.map(([reference, , , , , , state]) => [reference, state])).toEqual([
    ['F-2', 'overdue'],
    ['F-1', 'open'],
  ]);
  expect(run('answer', 'F-1', 'refused', today).said).toContain('Say why');
  expect(run('answer', 'F-1', 'granted', dayFrom(-1)).status).toBe(1);
  expect(run('answer', 'F-1', 'refused', today, '--reason', '监护关系没有证明').said).toBe(
    'Answered in time.',
  );
  expect(run('answer', 'F-1', 'granted', today).status).toBe(1);
  expect(run('answer', 'F-2', 'granted', today).said).toContain('after the day');
  expect(run('requests').rows.map(([reference, , , , , , state]) => [reference, state])).toEqual([
    ['F-2', 'answered late'],
    ['F-1', 'answered'],
  ]);
});

test('the year’s counts of minors are by age, and name nobody', () => {
  /** Counts of the year of a day, once the visits are over. */
  const countsOf = (day: string) => {
    const { said, rows } = runLater(4, 'minors', day.slice(0, 4));
    expect(said).not.toContain('成员');
    return Object.fromEntries(rows.map(([what = '', ...both]) => [what, both]));
  };
  expect(countsOf(VISIT_DAY)).toMatchObject({
    appointments: ['1', '1'],
    vaccinations: ['1', '1'],
  });
  expect(countsOf(dayFrom(0))).toMatchObject({
    'family members added': ['1', '1'],
    'openings of such appointments by staff': ['1', '0'],
    'staff who opened them': ['1', '0'],
    'requests entered': ['1', '0'],
    'of them refused in whole or part': ['1', '0'],
  });
});

test.each([
  [],
  ['accesses', '2026-01-01'],
  ['accesses', '2026-02-01', '2026-01-01'],
  ['minors', '26'],
  ['enter', 'gossip', 'phone', 'adult', '2026-01-01', 'F-9'],
  ['enter', 'copy', 'phone', 'adult', '2026-02-30', 'F-9'],
  ['answer', 'F-9', 'ignored', '2026-01-01'],
])('what is not understood shows how to say it: %s', (...words) => {
  expect(run(...words)).toMatchObject({
    status: 1,
    said: expect.stringContaining('privacy') as string,
  });
});
