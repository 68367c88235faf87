import { CODE } from '@contract/errors';
import { availabilityAlertRoutes } from '../../../server/areas/availability-alerts/routes';
import {
  MOST_AWAITED,
  MOST_SENT,
} from '../../../server/domain/clinics/availability-alerts/send-alerts';
import { createClock } from '../../../server/kernel/clock';
import type { Clock } from '../../../server/kernel/clock';
import { createAlertRounds } from '../../../server/jobs/availability-alerts';
import type { Database } from '../../../server/db/database';
import type { Deps } from '../../../server/deps';
import type { Context } from '../../../server/http/context';
import { sendAllAlerts } from './all-alerts';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
  OTHER_CLINIC,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { insertRelease } from '../kit/worlds/release-world';
import { sqlNow } from '../../run-clock';

const SAVE = 'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do';

describe('asking to be told about a vaccine', () => {
  let testDatabase: TestDatabase;
  let caller: Caller;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite');
    [caller] = (await createWorld(testDatabase, { callers: 1, slots: [] })).callers as [Caller];
  });
  afterAll(() => testDatabase?.remove());

  const notify = (database: Database): Promise<number> =>
    sendAllAlerts({ db: database.db, clock: createClock(0) } as Deps);

  test('tells once, when there is a place in the city, and not before', () =>
    inDatabase(testDatabase, async (database) => {
      await database.pool.query(
        `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
         values ('w1', $1, 'P1', '110100', ${sqlNow()})`,
        [caller.userId],
      );
      expect(await notify(database)).toBe(0);
      await insertSlots(database, [
        { day: dayFrom(2), capacity: 0 },
        { day: dayFrom(3), capacity: 5, releaseAt: Date.now() + 3_600_000 },
        { depaCode: 'D3', day: dayFrom(4), capacity: 5 },
      ]);
      await insertSlots(database, [{ depaCode: OTHER_CLINIC, day: dayFrom(4), capacity: 5 }]);
      const stock = (inStock: boolean) =>
        database.pool.query('update clinic_products set in_stock = $1 where depa_code = $2', [
          inStock,
          OTHER_CLINIC,
        ]);
      await stock(false);
      const { slotIds } = await insertRelease(database, {
        capacities: [5],
        releaseAt: Date.now() + 7_200_000,
      });
      await database.pool.query(`update slots set release_at = '2000-01-01' where id = any($1)`, [
        slotIds,
      ]);
      expect(await notify(database)).toBe(0);
      await stock(true);
      expect(await Promise.all([notify(database), notify(database)])).toEqual(
        expect.arrayContaining([1, 0]),
      );
      expect(await notify(database)).toBe(0);
      const { rows } = await database.pool.query(
        `select user_id, kind, params -> 'region' as region, link from messages where user_id = $1`,
        [caller.userId],
      );
      expect(rows).toEqual([
        {
          user_id: caller.userId,
          kind: 'wanted',
          region: { zh: '北京', en: 'Beijing' },
          link: {
            page: 'vaccineDetail',
            query: { vaccId: 'P1', regionCode: '110100', regionName: '北京' },
          },
        },
      ]);
    }));

  test('somebody who waits in a whole province is told of a place anywhere in it', () =>
    inDatabase(testDatabase, async (database) => {
      await database.pool.query(
        `insert into regions (code, level, name, short_name, pinyin, initials)
         values ('110000', 1, '北京市', '北京', 'beijing', 'bj'), ('120000', 1, '天津市', '天津', 'tianjin', 'tj')`,
      );
      await database.pool.query(
        `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
         values ('here', $1, 'P1', '110000', ${sqlNow()}), ('elsewhere', $1, 'P1', '120000', ${sqlNow()})`,
        [caller.userId],
      );
      await insertSlots(database, [{ day: dayFrom(6), capacity: 1 }]);
      expect(await notify(database)).toBe(1);
      const { rows: waiting } = await database.pool.query(
        'select id from availability_alerts where notified_at is null',
      );
      expect(waiting).toEqual([{ id: 'elsewhere' }]);
      const { rows: told } = await database.pool.query(
        `select link #>> '{query,regionCode}' as code from messages order by id desc limit 1`,
      );
      expect(told).toEqual([{ code: '11' }]);
    }));

  test('everybody who can be helped is told in one round, however many wait, and for however many things', () =>
    inDatabase(testDatabase, async (database) => {
      const { pool } = database;
      const [things, many] = [MOST_AWAITED + 10, MOST_SENT + 1];
      await pool.query(
        `insert into users (id, mobile_key, nick_name) select 'u' || n, 'u' || n, 'x' from generate_series(1, $1::int) n`,
        [many],
      );
      // Before the others in order, and without any clinic.
      await pool.query(
        `insert into regions (code, level, name, short_name, pinyin, initials)
         select (100000 + n)::text, 2, '', '', '', '' from generate_series(1, $1::int) n`,
        [things],
      );
      await pool.query(
        `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
         select 'vain' || n, 'u' || n, 'P1', (100000 + n)::text, ${sqlNow()} from generate_series(1, $1::int) n
         union all select 'met' || n, 'u' || n, 'P1', '110000', ${sqlNow()} from generate_series(1, $2::int) n`,
        [things, many],
      );
      await insertSlots(database, [{ day: dayFrom(7), capacity: 1 }]);
      expect(await notify(database)).toBe(many);
    }));

  test('a step that fails keeps nobody after it waiting', () =>
    inDatabase(testDatabase, async (database) => {
      const asked = `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
        values ('last', $1, 'P2', '110000', ${sqlNow()})`;
      await database.pool.query(asked, [caller.userId]);
      await insertSlots(database, [{ productId: 'P2', day: dayFrom(8), capacity: 1 }]);
      let reads = 0;
      // The clock is read for what is sent: the first step fails there.
      const own = createClock(0);
      const clock = { now: () => ((reads += 1) === 1 ? NaN : own.now()) } as Clock;
      const step = createAlertRounds({ db: database.db, clock });
      await expect(step()).rejects.toThrow();
      expect(await step()).toEqual({ sent: 1, more: false });
    }));

  test('can be repeated by whoever asks for as many as one may, who cannot ask for more', () =>
    inDatabase(testDatabase, async ({ db, pool }) => {
      await pool.query(
        `insert into regions (code, level, name, short_name, pinyin, initials)
         select (130100 + n)::text, 2, '', '', '', '' from generate_series(1, 21) n`,
      );
      const save = availabilityAlertRoutes({ db } as Deps).find(({ name }) => name === SAVE);
      const ask = (region: number): Promise<unknown> => {
        const input = { productId: 'P1', regionCode: String(130_100 + region) };
        const context = { userId: caller.userId, now: Date.now() } as Context;
        return save?.handle(input, context) ?? Promise.resolve();
      };
      const known = await pool.query('select id from availability_alerts where user_id = $1', [
        caller.userId,
      ]);
      for (let region = 1; region <= 20 - known.rows.length; region += 1) await ask(region);
      await expect(ask(21)).rejects.toMatchObject({ code: CODE.ALERT_LIMIT });
      await expect(ask(1)).resolves.toEqual({ id: expect.any(String) as string });
    }));
});
