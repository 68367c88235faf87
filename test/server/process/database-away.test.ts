import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { pause, until } from '../kit/until';

const BUILD = join(__dirname, '../../../dist/server/main.js');
const ADD = '/subscribe/subscribe/addV2.do';

/** The log line of a provider that ends by itself. */
function refusalOf(env: Readonly<Record<string, string>>) {
  const settings = { PATH: process.env.PATH, PORT: '0', SEED: '0', ...env };
  const { status, stderr } = spawnSync(process.execPath, [BUILD], {
    env: settings,
    encoding: 'utf8',
  });
  return { status, said: stderr.trim() };
}

describe('while PostgreSQL is away', () => {
  let testDatabase: TestDatabase;
  let world: World;
  let providers: Provider[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    world = await createWorld(testDatabase, {
      callers: 5,
      slots: [{ day: dayFrom(1), capacity: 5 }],
    });
    providers = await Promise.all([startOn(testDatabase), startOn(testDatabase)]);
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    await testDatabase?.remove();
  });
  const at = (n: number): Provider => providers[n] as Provider;

  test('a log-out at one process holds at the other at once', async () => {
    const login = await at(0).signUp('13900000301');
    const asked = () => at(1).call('GET /passport/user/findLoginUserByKey.do', {}, { as: login });
    expect((await asked()).code).toBe(CODE.SUCCESS);
    await at(0).ok('GET /passport/v1/h5/login/logout.do', {}, login);
    expect((await asked()).code).toBe(CODE.LOGIN_INVALID);
  });

  test('calls are told to come again, which is logged once a second; then all goes on', async () => {
    const [caller] = world.callers;
    if (!caller) throw new Error('nobody');
    const form = bookingOf(caller, world.slotIds[0] ?? 0);
    const book = () =>
      fetch(at(0).url + ADD, {
        method: 'POST',
        headers: { tk: caller.token, 'content-type': 'application/json', 'x-language': 'en' },
        body: JSON.stringify(form),
      });
    // A job may be the first to fail, and its line then stands for the whole second.
    const before = at(0).output.length;
    testDatabase.postgres?.kill();
    const killed = Date.now();
    await until(book, ({ status }) => status === 503);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, book));
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await answers[0]?.json()).toMatchObject({
        code: CODE.BUSY,
        msg: expect.stringContaining('busy') as string,
      });
      await pause(100);
    }
    const lines = at(0).output.slice(before).trim().split('\n');
    expect(lines.filter((line) => line.includes('"database away"')).length).toBeGreaterThan(0);
    // Of 200 calls and of the jobs, whatever they take.
    expect(lines.length).toBeLessThan(25 + (Date.now() - killed) / 1_000);
    await testDatabase.postgres?.restart();
    const answer = await until(book, ({ status }) => status !== 503);
    expect(await answer.json()).toMatchObject({ code: CODE.SUCCESS });
  });

  test('a server that was stopped in order, whose socket is gone with it, is away too', async () => {
    const provider = await startOn(testDatabase, {
      DATABASE_URL: testDatabase.postgres?.socketUrl ?? '',
    });
    try {
      await testDatabase.postgres?.halt();
      const asked = () => fetch(`${provider.url}/vaccine/zone/list.do`);
      // First the connections that were open end, then new ones find no socket.
      await until(asked, ({ status }) => status === 503);
      await until(() => provider.output.includes('ENOENT'));
      expect((await asked()).status).toBe(503);
      await testDatabase.postgres?.restart();
      await until(asked, ({ status }) => status === 200);
    } finally {
      await provider.halt();
    }
  });

  test('a process that starts meanwhile waits for it', async () => {
    await at(1).halt();
    testDatabase.postgres?.kill();
    let output = '';
    const starting = startOn(testDatabase, {}, (line) => (output += line));
    await until(() => output.includes('waiting for the database'));
    expect(output).not.toContain('listening');
    await testDatabase.postgres?.restart();
    providers[1] = await starting;
    expect((await fetch(`${at(1).url}/readyz`)).status).toBe(200);
  });

  test('a database of a newer version is refused, with its name', async () => {
    const name = '9999_of_tomorrow.sql';
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(`insert into migrations (name, checksum) values ($1, '')`, [name]),
    );
    const { status, said } = refusalOf({
      DATABASE_URL: testDatabase.postgres?.url ?? '',
      DATA_DIR: testDatabase.dataDir,
    });
    expect([status, said]).toEqual([1, expect.stringContaining(name)]);
    expect(said).toContain('newer version');
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query('delete from migrations where name = $1', [name]),
    );
  });

  test('behind a pooler it asks for no settings, and names those that the role lacks', async () => {
    const env = {
      DATABASE_URL: testDatabase.postgres?.url ?? '',
      DATA_DIR: testDatabase.dataDir,
      DATABASE_POOLER: '1',
    };
    const { status, said } = refusalOf(env);
    expect(status).toBe(1);
    const wanted = said.match(/alter role .*?;/g) ?? [];
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    await inDatabase(testDatabase, async ({ pool }) => {
      for (const statement of wanted) await pool.query(statement);
    });
    const pooled = await startOn(testDatabase, { DATABASE_POOLER: '1' });
    await pooled?.halt();
  });
});

test('an embedded database whose files are cut short says what to do', async () => {
  const testDatabase = await createTestDatabase('pglite');
  const copy = temporaryDirectory('cut');
  cpSync(testDatabase.dataDir, copy, { recursive: true });
  const wal = join(copy, 'pgdata/pg_wal');
  for (const name of readdirSync(wal))
    if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(wal, name), 0);
  truncateSync(join(copy, 'pgdata/global/pg_control'), 0);
  const child = spawn(process.execPath, [BUILD], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: '0', DATA_DIR: copy },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(said).toContain('damaged or incomplete');
  expect(said).toContain(join(copy, 'pgdata'));
  removeDirectory(copy);
  await testDatabase.remove();
});
