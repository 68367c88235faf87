import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CLINIC, dayFrom, inDatabase } from '../kit/worlds/booking-world';
import { insertAuthors, insertPosts } from '../kit/worlds/community-world';
import { openDesk } from '../kit/worlds/desk-world';
import { createFollowUpWorld, DAY, VISIT_DAY } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { insertColleagues, say } from '../kit/worlds/service-world';
import { clockSetting, sqlNow } from '../../run-clock';

let world: FollowUpWorld;
let orders: string[];

beforeAll(async () => {
  world = await createFollowUpWorld(2);
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
  await desk.ok('GET /desk/day.do', { day: VISIT_DAY });
  await openedElsewhere(child, minor);
});

/** Customer service opens the minor's chat, a moderator reads what the child's account wrote; neither belongs to a clinic. */
async function openedElsewhere(child: Account, minor: Account): Promise<void> {
  const provider = world.provider();
  const [clerk] = await insertColleagues(world.testDatabase, ['clerk']);
  const [mia] = await insertColleagues(world.testDatabase, ['mia'], 'moderator');
  await world.sql('update staff set depa_code = null where id = any($1)', [['clerk', 'mia']]);
  const { conversationId } = (await say(provider, minor, '可以改时间吗')).chat;
  const service = { headers: clerk?.headers ?? {} };
  await provider.ok('POST /service/staff/take.do', { conversationId }, service);
  await provider.ok('GET /service/staff/messages.do', { conversationId }, service);
  await provider.ok('GET /service/staff/orders.do', { conversationId }, service);
  await inDatabase(world.testDatabase, async (database) => {
    const authorIds = await insertAuthors(database, [child]);
    const [postId] = await insertPosts(database.pool as never, authorIds, 1);
    await database.pool.query(
      `insert into moderation_cases (id, target_type, target_id, reasons, is_hidden, opened_at)
       values ('k1', 'post', $1, '{abuse}', false, ${sqlNow()})`,
      [postId],
    );
  });
  await provider.ok('GET /ugc-api/moderation/queue.do', {}, { headers: mia?.headers ?? {} });
}
afterAll(() => world?.remove());

/** Runs the command beside the provider. */
const run = (...words: readonly string[]) => runLater(0, ...words);

/** The same so many days from now. */
function runLater(days: number, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, '../../../dist/server/privacy.js'), ...words],
    {
      encoding: 'utf8',
      env: {
        CLOCK_OFFSET_MS: String(Number(clockSetting().CLOCK_OFFSET_MS) + days * DAY),
        PATH: process.env.PATH,
        DATA_DIR: world.testDatabase.dataDir,
        DATABASE_URL: world.testDatabase.postgres?.url,
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

const DESK = [CLINIC, `desk-${CLINIC}`, `护士 ${CLINIC}`, 'desk'] as const;
const DAYS = [dayFrom(-400), dayFrom(400)] as const;

test('the operator sees who opened how much, and all that one opened', () => {
  const { rows } = run('accesses', ...DAYS);
  expect(rows.map((row) => row.slice(0, 7))).toEqual([
    [...DESK, 'dayList', '2', '2'],
    ['', 'clerk', 'clerk', 'service', 'appointments', '1', '1'],
    ['', 'clerk', 'clerk', 'service', 'chatQueue', '1', '1'],
    ['', 'clerk', 'clerk', 'service', 'conversation', '1', '1'],
    [...DESK, 'appointment', '1', '1'],
    ['', 'mia', 'mia', 'moderator', 'moderation', '1', '1'],
  ]);
  const { rows: opened } = run('accesses', ...DAYS, `desk-${CLINIC}`);
  const [child, minor] = world.accounts;
  expect(opened.map((row) => row.slice(0, 4)).sort()).toEqual(
    [
      ['appointment', orders[0], child?.userId, '1'],
      ['dayList', orders[0], child?.userId, '1'],
      ['dayList', orders[1], minor?.userId, '1'],
    ].sort(),
  );
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
    'openings of their data by clinics': ['2', '1'],
    'openings of their data by customer service': ['0', '3'],
    'openings of their data by moderators': ['1', '0'],
    'staff who opened them': ['2', '2'],
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
