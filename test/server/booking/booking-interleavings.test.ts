import {
  CLINIC,
  createTestDatabase,
  createWorld,
  inDatabase,
  KINDS,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { channelInProcess, channelTo } from './interleaving-channels';
import { playSequences } from './interleavings';
import type { Tally } from './interleavings';
import { startOn } from '../kit/start-on';

/** Sequences on each database, provider processes on PostgreSQL, and number of the first sequence. */
const COUNT = Number(process.env.INTERLEAVINGS || 48);
const PROCESSES = Number(process.env.INTERLEAVING_PROCESSES || 1);
const FIRST = Number(process.env.INTERLEAVING_FIRST || 1);
/** Sequences played at the same time; each has its own product. */
const AT_ONCE = 16;
/** Sequences between two runs of `analyze`, which the embedded database does not run by itself. */
const AT_A_TIME = 100;

jest.setTimeout(3_600_000);

describe.each(KINDS)(
  'everything that can be done with places, crossing each other, on %s',
  (kind) => {
    let testDatabase: TestDatabase;
    let providers: Provider[] = [];
    beforeAll(async () => {
      testDatabase = await createTestDatabase(kind);
      await createWorld(testDatabase, { callers: 0, slots: [] });
      await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
      if (!testDatabase.postgres) return;
      providers = await Promise.all(Array.from({ length: PROCESSES }, () => startOn(testDatabase)));
    });
    afterAll(async () => {
      await Promise.all(providers.map((provider) => provider.halt()));
      await testDatabase.remove();
    });

    test('leaves the books right, nobody booked twice and nothing lost, after each step', async () => {
      const [first] = providers;
      const deskToken = first ? (await openDesk(first, CLINIC)).token : '';
      const tally: Tally = new Map();
      await inDatabase(testDatabase, async (database) => {
        const channel =
          kind === 'postgres' ? channelTo(providers, deskToken) : channelInProcess(database);
        for (let played = 0; played < COUNT; played += AT_A_TIME) {
          const count = Math.min(AT_A_TIME, COUNT - played);
          await playSequences(database, channel, count, AT_ONCE, tally, FIRST + played);
          if (played + count < COUNT) await database.pool.query('analyze');
        }
      });
      if (process.env.INTERLEAVINGS)
        process.stdout.write(
          `${kind}: ${COUNT} sequences\n${JSON.stringify([...tally].sort(), null, 1)}\n`,
        );
      const faults = providers.flatMap(({ output }) =>
        output.split('\n').filter((line) => line.includes('request failed')),
      );
      expect(faults).toEqual([]);
      for (const step of [
        'book',
        'hold',
        'book held',
        'family',
        'release',
        'cancel',
        'change',
        'replace',
        'join',
        'leave',
        'capacity',
        'close',
        'reopen',
      ])
        expect(tally.get(`${step} 0000`)).toBeGreaterThan(0);
    });
  },
);
