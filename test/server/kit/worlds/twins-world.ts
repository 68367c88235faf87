import { addMonths } from '@contract/time/day-rules';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertMembers,
  OTHER_CLINIC,
  readLedger,
} from './booking-world';
import type { Database } from '../../../../server/db/database';
import type { Caller, Kind } from './booking-world';
import { insertStaff, openDesk } from './desk-world';
import type { Desk } from './desk-world';
import type { CallOptions, Provider } from '../harness';
import { clockAt, startOn } from '../start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
/** A day counted from the one on which the twins come. */
export const day = (days: number): string => dayFrom(days, CLOCK);

/** One of two twins in an account. */
export interface Twin {
  readonly linkmanId: string;
  readonly name: string;
}

/** An account with twins. */
export interface Family {
  readonly parent: Caller;
  /** Their session, with which encrypted answers can be opened. */
  readonly as: CallOptions;
  readonly twins: readonly [Twin, Twin];
}

/** An account with twins who are due their first dose against measles, and two clinics with a desk each. */
export interface TwinsWorld {
  readonly provider: Provider;
  readonly desk: Desk;
  readonly otherDesk: Desk;
  readonly slots: { readonly now: number; readonly soon: number; readonly later: number };
  /** The next family. */
  newFamily(): Promise<Family>;
  /** Stops it, after which the capacity of every slot must add up. */
  close(): Promise<void>;
}

const GUARDIAN = '{"name":"母","mobile":"13800000000","relation":"mother"}';

/**
 * @param families how many; @param months age of the twins; @param prepare what else is stored before the provider starts
 * @param kind of the database
 */
export async function openTwinsWorld(
  families: number,
  months: number,
  prepare: (database: Database) => Promise<unknown> = () => Promise.resolve(),
  kind: Kind = 'pglite',
): Promise<TwinsWorld> {
  const testDatabase = await createTestDatabase(kind);
  const slot = { startTime: '10:00', endTime: '11:00', capacity: 4 * families };
  const { callers, slotIds } = await createWorld(testDatabase, {
    callers: families,
    slots: [
      { day: day(0), ...slot },
      { day: day(0), ...slot, startTime: '14:00', endTime: '15:00' },
      { day: day(2), ...slot },
    ],
  });
  const born = addMonths(day(0), -months);
  const waiting = await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC, OTHER_CLINIC]);
    await database.pool.query(
      `update products set vaccine_code = 'mmr', min_age_days = 240, max_age_days = 6574 where id = 'P1'`,
    );
    await prepare(database);
    const made = [];
    for (const parent of callers) {
      const ids = await insertMembers(database, parent, [{ birthday: born }, { birthday: born }]);
      const [one = '', two = ''] = ids;
      const twins: [Twin, Twin] = [
        { linkmanId: one, name: '王大宝' },
        { linkmanId: two, name: '王小宝' },
      ];
      for (const twin of twins)
        await database.pool.query('update linkmen set name = $2 where id = $1', [
          twin.linkmanId,
          twin.name,
        ]);
      made.push({ parent, twins });
    }
    await database.pool.query(`update linkmen set guardian = $1 where birthday = $2`, [
      GUARDIAN,
      born,
    ]);
    return made;
  });
  const provider = await startOn(testDatabase, clockAt(CLOCK));
  const [now = 0, soon = 0, later = 0] = slotIds;
  return {
    provider,
    desk: await openDesk(provider, CLINIC),
    otherDesk: await openDesk(provider, OTHER_CLINIC),
    slots: { now, soon, later },
    async newFamily() {
      const family = waiting.pop();
      if (!family) throw new Error('There is no other family.');
      const { parent } = family;
      const login = 'GET /passport/v1/h5/login/loginByToken.do';
      const { secret } = await provider.ok(login, {}, parent);
      return { ...family, as: { as: { token: parent.token, secret } } };
    },
    async close() {
      await provider.halt();
      const { unbalanced } = await inDatabase(testDatabase, readLedger);
      await testDatabase.remove();
      expect(unbalanced).toEqual([]);
    },
  };
}

/** Books the dose of a twin. @returns the order's id */
export async function bookTwin(
  { provider }: TwinsWorld,
  { parent, as }: Pick<Family, 'parent' | 'as'>,
  { linkmanId }: Twin,
  slotId: number,
): Promise<string> {
  const form = bookingOf({ ...parent, linkmanId }, slotId);
  return (await provider.ok('POST /subscribe/subscribe/addV2.do', form, as)).orderId;
}
