import type { Deps } from '../../../server/deps';
import type { Database } from '../../../server/db/database';
import { loadSampleLotteries } from '../../../server/seed-load/lottery';
import { createTestDatabase, inDatabase, KINDS, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';

const load = (database: Database) =>
  loadSampleLotteries({
    database,
    db: database.db,
    clock: { now: () => Date.now() },
  } as Partial<Deps> as Deps);

interface Made {
  readonly id: string;
  readonly is_drawn: boolean;
  readonly tickets: number;
  readonly sent: number;
}

async function made({ pool }: Database): Promise<readonly Made[]> {
  const { rows } = await pool.query<Made>(
    `select a.id, a.drawn_at is not null as is_drawn,
       (select count(*)::int from lottery_tickets t where t.activity_id = a.id) as tickets,
       (select count(*)::int from lottery_winners w where w.activity_id = a.id and w.state = 'sent') as sent
     from lottery_activities a order by a.id`,
  );
  return rows;
}

const WHOLE = [
  { id: 'sample-autumn', is_drawn: true, tickets: expect.any(Number), sent: 12 },
  { id: 'sample-spring', is_drawn: false, tickets: 0, sent: 0 },
  { id: 'sample-winter', is_drawn: false, tickets: 0, sent: 0 },
];

describe.each(KINDS)('sample lotteries on %s', (kind) => {
  let testDatabase: TestDatabase;
  beforeEach(async () => {
    testDatabase = await createTestDatabase(kind);
  });
  afterEach(() => testDatabase.remove());

  test.each([
    'insert on lottery_tickets',
    'insert on lottery_ticket_owners',
    'update of closed_at on lottery_activities',
    'insert on lottery_winners',
  ])('a start that ends at %s leaves nothing, and the next one makes them whole', (event) =>
    inDatabase(testDatabase, async (database) => {
      await database.pool.query(`
        create function fail() returns trigger language plpgsql as $$ begin raise 'the end'; end $$;
        create trigger fail before ${event} for each row execute function fail()`);
      await expect(load(database)).rejects.toThrow('the end');
      expect(await made(database)).toEqual([]);
      await database.pool.query('drop function fail cascade');
      await load(database);
      expect(await made(database)).toEqual(WHOLE);
      await load(database);
      expect(await made(database)).toEqual(WHOLE);
    }),
  );
});

test('two starts at the same time make them once', async () => {
  const testDatabase = await createTestDatabase('postgres');
  const [one, other] = [await openIn(testDatabase), await openIn(testDatabase)];
  await Promise.all([load(one), load(other)]);
  expect(await made(one)).toEqual(WHOLE);
  await one.close();
  await other.close();
  await testDatabase.remove();
});
