import {
  bookingOf,
  createTestDatabase,
  createWorld,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { enter, insertRelease, openRelease, ticketOf } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';

const ADD = 'POST /subscribe/subscribe/addV2.do';
/** ms to the opening of a release that a test opens itself. */
const LATER = 1_800_000;
const PEOPLE = 3;

describe('releases whose steps go wrong', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let callers: readonly Caller[];

  const run = (text: string) => inDatabase(testDatabase, ({ pool }) => pool.query(text));
  const announceOne = (capacities: readonly number[], later: number) =>
    inDatabase(testDatabase, (database) =>
      insertRelease(database, {
        capacities,
        releaseAt: Date.now() + LATER + later,
        days: 8 + later,
      }),
    );
  const open = (releaseId: string) =>
    inDatabase(testDatabase, (database) => openRelease(database, releaseId));
  const stateOf = async (releaseId: string) =>
    (
      await inDatabase(testDatabase, ({ db }) =>
        db
          .selectFrom('releases')
          .select('state')
          .where('id', '=', releaseId)
          .executeTakeFirstOrThrow(),
      )
    ).state;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    callers = (await createWorld(testDatabase, { callers: PEOPLE, slots: [] })).callers;
    provider = await startOn(testDatabase);
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  test('one that cannot open does not keep the later ones shut, and is logged once', async () => {
    const [first, second] = [await announceOne([1], 1), await announceOne([1], 2)];
    await run(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'this release cannot open'; end $$;
      create trigger refuse before update of state on releases for each row
        when (new.id = '${first.releaseId}') execute function refuse()`);
    await open(first.releaseId);
    await open(second.releaseId);
    await provider.runJobs();
    expect(await stateOf(second.releaseId)).not.toBe('announced');
    expect(await stateOf(first.releaseId)).toBe('announced');
    await provider.printed(first.releaseId);
    const lines = provider.output.split('\n').filter((line) => line.includes(first.releaseId));
    expect(lines).toHaveLength(1);
    await run('drop trigger refuse on releases');
    await provider.runJobs();
    expect(await stateOf(first.releaseId)).not.toBe('announced');
  });

  test('a queue so long that its draw and its end take longer than a call may is drawn, and ends', async () => {
    const { releaseId, slotIds } = await announceOne([1], 3);
    for (const caller of callers) await enter(provider, caller, releaseId);
    // Six seconds a statement and more, as with hundreds of thousands of tickets; a call's statement may take five.
    await run(`
      create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return new; end $$;
      create trigger dawdle before update on release_tickets for each row
        when (new.release_id = '${releaseId}' and old.state = 'waiting' and new.state in ('waiting', 'soldOut'))
        execute function dawdle()`);
    await open(releaseId);
    const states = () =>
      Promise.all(callers.map(async (each) => (await ticketOf(provider, each, releaseId))?.state));
    await provider.runJobs();
    const lucky = callers[(await states()).indexOf('admitted')] as Caller;
    await provider.ok(ADD, bookingOf(lucky, slotIds[0] ?? 0), lucky);
    await provider.runJobs();
    expect(await stateOf(releaseId)).toBe('ended');
    expect((await states()).filter((state) => state === 'soldOut')).toHaveLength(PEOPLE - 1);
  });
});
