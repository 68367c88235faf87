import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  readLedger,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { freePort } from '../kit/postgres';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { temporaryDirectory } from '../kit/temporary-directory';

/** Version of the pooler, 100 × major + minor, e.g. 118 for 1.18; 0 if it is not installed. */
const VERSION = ((): number => {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return 100 * Number(major) + Number(minor);
})();
/** From this version on it supports named prepared statements per client. */
const NAMED_STATEMENTS = 121;

const MODES = [
  ...(VERSION > 0 ? ['session'] : []),
  ...(VERSION >= NAMED_STATEMENTS ? ['transaction'] : []),
];
const DAY = dayFrom(3);
const HOLD = 'POST /subscribe/subscribe/hold.do';
const ADD = 'POST /subscribe/subscribe/addV2.do';
const CHANGE = 'POST /order/subscribe/update.do';

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts the pooler in front of a PostgreSQL. @returns its address, and how to stop it */
async function startPooler(url: string, mode: string) {
  const { port: server } = new URL(url);
  const directory = temporaryDirectory('pgbouncer');
  const port = await freePort();
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = ${mode}
default_pool_size = 24
max_client_conn = 200
${VERSION >= NAMED_STATEMENTS ? 'max_prepared_statements = 200' : ''}
`,
  );
  writeFileSync(join(directory, 'users.txt'), '"postgres" ""\n');
  chmodSync(directory, 0o755);
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  const child: ChildProcess = spawn('pgbouncer', ['-q', settings], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error('PgBouncer does not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => child.kill('SIGTERM'),
  };
}

const SETTINGS = [
  `timezone = 'Asia/Shanghai'`,
  `statement_timeout = '5s'`,
  'enable_seqscan = off',
  'jit = off',
];

if (MODES.length === 0) test.todo('behind PgBouncer, where it is installed');

describe.each(MODES)('behind PgBouncer, a connection for each %s', (mode) => {
  let testDatabase: TestDatabase;
  let world: World;
  let provider: Provider;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    const slots = [0, 1].map((n) => ({ day: DAY, startTime: `0${8 + n}:00`, capacity: 120 }));
    world = await createWorld(testDatabase, { callers: 60, slots });
    await inDatabase(testDatabase, async ({ pool }) => {
      for (const setting of SETTINGS) await pool.query(`alter role postgres set ${setting}`);
    });
    pooler = await startPooler(testDatabase.postgres?.url ?? '', mode);
    provider = await startOn(testDatabase, { DATABASE_URL: pooler.url, DATABASE_POOLER: '1' });
  });
  afterAll(async () => {
    await provider?.halt();
    pooler?.stop();
    await testDatabase?.remove();
  });

  test('people hold, book, change and cancel at once, and the books are right', async () => {
    const [first = 0, second = 0] = world.slotIds;
    const codes = await Promise.all(
      world.callers.map(async (caller, n) => {
        const parts = [{ slotId: first, places: 1 }];
        const { holdId } = await provider.ok(HOLD, { parts }, caller);
        const form = n % 2 === 0 ? { holdId } : {};
        const made = await provider.call(ADD, { ...bookingOf(caller, first), ...form }, caller);
        const { orderId } = made.data;
        if (n % 3 === 0)
          return (await provider.call(CHANGE, { orderId, slotId: second }, caller)).code;
        if (n % 3 === 1)
          return (
            await provider.call(
              'POST /order/subscribe/cancel.do',
              { orderId, reason: 'time' },
              caller,
            )
          ).code;
        return made.code;
      }),
    );
    expect(new Set(codes)).toEqual(new Set([CODE.SUCCESS]));
    const { unbalanced, orders } = await inDatabase(testDatabase, readLedger);
    expect(unbalanced).toEqual([]);
    expect(orders.filter(({ status }) => status === 'BOOKED')).toHaveLength(40);
    expect(provider.output).not.toMatch(/request failed|prepared statement/);
  });

  test('a statement that takes too long is ended there as well', async () => {
    const client = new Client({ connectionString: pooler.url });
    await client.connect();
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
    await client?.end();
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
  });
});
