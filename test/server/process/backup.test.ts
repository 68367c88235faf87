import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { postgresCommand } from '../kit/postgres-command';
import { startPostgres } from '../kit/postgres';
import { startOn } from '../kit/start-on';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { clockSetting } from '../../run-clock';

const COMMAND = join(__dirname, '../../../dist/server/db.js');
const ADD = '/subscribe/subscribe/addV2.do';
const PROGRAMS = dirname(postgresCommand('pg_dump'));

/** Runs the operator's command on a database. */
function db({ dataDir, postgres }: TestDatabase, words: readonly string[], path = PROGRAMS) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    env: { ...clockSetting(), PATH: path, DATABASE_URL: postgres?.url ?? '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

describe.each(KINDS)('on %s', (kind) => {
  let testDatabase: TestDatabase;
  let world: World;
  let folder: string;
  let file: string;
  const others: TestDatabase[] = [];

  /** Books for some of the callers by the provider, which then stops. */
  async function book(from: number, until: number): Promise<void> {
    const provider = await startOn(testDatabase);
    for (const caller of world.callers.slice(from, until)) {
      const answer = await fetch(provider.url + ADD, {
        method: 'POST',
        headers: { tk: caller.token, 'content-type': 'application/json' },
        body: JSON.stringify(bookingOf(caller, world.slotIds[0] ?? 0)),
      });
      expect(await answer.json()).toMatchObject({ code: CODE.SUCCESS });
    }
    await provider.halt();
  }

  /** Rows of what a booking writes. */
  const counts = (where: TestDatabase) =>
    inDatabase(where, async ({ pool }) => {
      const { rows } = await pool.query<{ orders: number; events: number; taken: number }>(
        `select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
           (select sum(capacity - remaining) from slots) as taken`,
      );
      return rows[0];
    });

  /** A place for a database that has none yet. */
  async function emptyDatabase(): Promise<TestDatabase> {
    const dataDir = temporaryDirectory('restored');
    const postgres = kind === 'postgres' ? await startPostgres() : null;
    const made = {
      dataDir,
      postgres,
      async remove() {
        await postgres?.stop();
        removeDirectory(dataDir);
      },
    };
    others.push(made);
    return made;
  }

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    world = await createWorld(testDatabase, {
      callers: 8,
      slots: [{ day: dayFrom(1), capacity: 20 }],
    });
    folder = temporaryDirectory('backups');
    file = join(folder, 'one.backup');
    await book(0, 5);
    expect(db(testDatabase, ['backup', file])).toMatchObject({ status: 0 });
  });
  afterAll(async () => {
    for (const other of others) await other.remove();
    removeDirectory(folder);
    await testDatabase?.remove();
  });

  test('what was booked before a backup is restored, what came after is not, and it all adds up', async () => {
    await book(5, 8);
    expect(await counts(testDatabase)).toMatchObject({ orders: 8, taken: 8 });
    const other = await emptyDatabase();
    expect(db(other, ['restore', file])).toMatchObject({ status: 0 });
    expect(await counts(other)).toEqual({ orders: 5, events: 5, taken: 5 });
    const checked = db(other, ['check']);
    expect(checked).toMatchObject({ status: 0 });
    expect(checked.said).toMatch(
      /^ok {4}schema: as of \d{4}_\w+\.sql\nok {4}ledger: 1 slots, .*\nok {4}doses: 0 products .*\nok {4}foreign keys: \d{2,}, /,
    );
    // It serves: the same person books once, and others go on.
    const provider = await startOn(other);
    const ready = await fetch(`${provider.url}/readyz`);
    expect(ready.status).toBe(200);
    await provider.halt();
  });

  test('only its owner reads a backup, and it replaces no other file', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    const before = readFileSync(file);
    const { status, said } = db(testDatabase, ['backup', file]);
    expect([status, said]).toEqual([1, `${file} exists: choose another name.`]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a database that is not empty is replaced only when told to', async () => {
    const other = await createTestDatabase(kind);
    others.push(other);
    const refused = db(other, ['restore', file]);
    expect(refused).toMatchObject({
      status: 1,
      said: expect.stringContaining('is not empty') as string,
    });
    expect(await counts(other)).toMatchObject({ orders: 0 });
    expect(db(other, ['restore', file, '--replace'])).toMatchObject({ status: 0 });
    expect(await counts(other)).toMatchObject({ orders: 5 });
    expect(db(other, ['check']).status).toBe(0);
  });

  test('a file that is no backup changes nothing', async () => {
    const broken = join(folder, 'broken.backup');
    writeFileSync(broken, readFileSync(file).subarray(0, 2_000));
    const before = await counts(testDatabase);
    for (const name of [broken, join(folder, 'missing.backup')])
      expect(db(testDatabase, ['restore', name, '--replace']).status).toBe(1);
    expect(await counts(testDatabase)).toEqual(before);
  });

  test('a check names slots that do not add up, and a schema of another version', async () => {
    const other = await emptyDatabase();
    expect(db(other, ['restore', file])).toMatchObject({ status: 0 });
    const change = (text: string) => inDatabase(other, ({ pool }) => pool.query(text));
    await change('update slots set remaining = remaining - 1');
    expect(db(other, ['check'])).toMatchObject({
      status: 1,
      said: expect.stringMatching(
        /FAIL {2}ledger: 1 of 1 slots do not add up: \d+\nok {4}doses: .*\nok {4}foreign/,
      ) as string,
    });
    await change('update slots set remaining = remaining + 1');
    await change(`set session_replication_role = replica; delete from departments`);
    expect(db(other, ['check'])).toMatchObject({
      status: 1,
      said: expect.stringMatching(/FAIL {2}foreign keys: rows are missing: \w+/) as string,
    });
    const [first = ''] = readdirSync(join(__dirname, '../../../server/migrations')).sort();
    await change(`update migrations set checksum = 'another' where name = '${first}'`);
    expect(db(other, ['check']).said).toBe(`FAIL  schema: changed since: ${first}`);
    await change(`delete from migrations where name = '${first}'`);
    expect(db(other, ['check']).said).toBe(`FAIL  schema: missing: ${first}`);
    await change(`insert into migrations (name, checksum) values ('9999_of_tomorrow.sql', '')`);
    expect(db(other, ['check'])).toEqual({
      status: 1,
      said: `FAIL  schema: missing: ${first}; of a newer version: 9999_of_tomorrow.sql`,
    });
  });

  test('a database in use is not restored into', async () => {
    const provider = await startOn(testDatabase);
    const { status, said } = db(testDatabase, ['restore', file, '--replace']);
    expect(status).toBe(1);
    expect(said).toMatch(kind === 'pglite' ? /in use by another process/ : /connections use/);
    await provider.halt();
    expect(await counts(testDatabase)).toMatchObject({ orders: 8 });
  });

  if (kind === 'postgres')
    test('a missing program is named, with what to install', () => {
      const other = join(folder, 'never.backup');
      const { status, said } = db(testDatabase, ['backup', other], folder);
      expect(status).toBe(1);
      expect(said).toContain('pg_dump is not there');
      expect(said).toContain('postgresql-client');
      expect(existsSync(other)).toBe(false);
    });
});

test('what is not understood is answered with the usage', () => {
  const nowhere = { dataDir: '/nonexistent', postgres: null, remove: () => Promise.resolve() };
  for (const words of [
    [],
    ['backup'],
    ['restore', '--replace'],
    ['check', 'x'],
    ['backup', 'a', 'b'],
  ])
    expect(db(nowhere, words)).toMatchObject({
      status: 1,
      said: expect.stringContaining('db backup <file>') as string,
    });
});
