import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Database } from '../../../../server/db/database';
import type { Login, Provider } from '../harness';
import { shareMember } from '../share-member';
import { startOn } from '../start-on';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  givePersonKeys,
  inDatabase,
  insertMembers,
  insertSlots,
  openIn,
} from './booking-world';
import type { Caller, Kind, Slot } from './booking-world';

/** Days of the slots that there are, each with many places. */
const DAYS = [3, 4, 5, 6, 7, 8] as const;

/** An account, with what opens its encrypted answers. */
export interface Parent extends Caller {
  readonly as: Login;
}

/** Accounts that can share their members with one another. */
export interface CaregiverWorld {
  readonly provider: Provider;
  /** Of a world on PostgreSQL. */
  readonly database: Database;
  /** Two accounts that no test has had. */
  pair(): [owner: Parent, other: Parent];
  trio(): [owner: Parent, other: Parent, third: Parent];
  /** A further member of an account. */
  member(owner: Caller): Promise<string>;
  slot(index: number): number;
  insertSlots(slots: readonly Slot[]): Promise<number[]>;
  share(owner: Parent, other: Parent, role: CaregiverRole): Promise<void>;
  /** Ends the provider, and works in the database. */
  afterwards(work: (database: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @param count of accounts @param more slots after the first ones @param prepare what else is stored before the provider starts */
export async function openCaregivers(
  kind: Kind,
  count: number,
  more: readonly Slot[] = [],
  prepare: (database: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<CaregiverWorld> {
  const testDatabase = await createTestDatabase(kind);
  const slots = [...DAYS.map((days) => ({ day: dayFrom(days), capacity: 500 })), ...more];
  const { callers, slotIds } = await createWorld(testDatabase, { callers: count, slots });
  const secret = await inDatabase(testDatabase, async (database) => {
    await prepare(database);
    await givePersonKeys(database);
    // All of them have one.
    const { rows } = await database.pool.query<{ secret: string }>('select secret from sessions');
    return rows[0]?.secret ?? '';
  });
  const provider = await startOn(testDatabase);
  // The embedded database is the provider's alone while that runs.
  const opened = kind === 'postgres' ? await openIn(testDatabase) : null;
  let used = 0;
  const next = (): Parent => {
    const caller = callers[used];
    used += 1;
    if (!caller) throw new Error('There are no accounts left.');
    return { ...caller, as: { token: caller.token, secret } };
  };
  const database = (): Database => {
    if (!opened) throw new Error('The embedded database is open only in the provider.');
    return opened;
  };
  return {
    provider,
    get database() {
      return database();
    },
    pair: () => [next(), next()],
    trio: () => [next(), next(), next()],
    async member(owner) {
      const [linkmanId = ''] = await insertMembers(database(), owner, [{}]);
      await givePersonKeys(database());
      return linkmanId;
    },
    slot: (index) => slotIds[index] ?? 0,
    insertSlots: (wanted) => insertSlots(database(), wanted),
    share: (owner, other, role) => shareMember(provider, owner, other, role),
    async afterwards(work) {
      await provider.halt();
      await (opened ? work(opened) : inDatabase(testDatabase, work));
    },
    async close() {
      await opened?.close();
      await provider.halt();
      await testDatabase.remove();
    },
  };
}
