import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import { signClinic } from '../../../../server/domain/clinics/clinic/clinic-code';
import type { LimitName } from '../../../../server/http/limits';
import { hashPassword } from '../../../../server/shared/accounts/passwords';
import { bookingOf, CLINIC, createWorld, dayFrom, inDatabase } from './booking-world';
import type { Caller, TestDatabase } from './booking-world';
import { insertStaff } from './desk-world';
import { callFrom } from './from-address';
import type { RawAnswer, RawCall } from './from-address';
import type { Provider } from '../harness';

export const PERSON_KEY = 'a key that only this test knows, 32+';
export const PASSWORD = 'a long pass phrase';

/** Callers whose mobile has an account with a password. */
const OWNERS = 24;

export interface Owner extends Caller {
  readonly mobile: string;
  readonly orderId: string;
}

/** What the attempts are made with. */
export interface LimitsWorld {
  readonly owners: readonly Owner[];
  /** A check-in code that no clinic shows. */
  readonly wrongCode: string;
}

const LOOPBACK_HOSTS = 250;
let addresses = 0;
let mobiles = 0;

/** An address that has made no call before. */
export function freshAddress(): string {
  addresses += 1;
  return `127.1.${Math.floor(addresses / LOOPBACK_HOSTS)}.${(addresses % LOOPBACK_HOSTS) + 1}`;
}

/** A mobile that no call has named before. */
export function freshMobile(): string {
  mobiles += 1;
  return `137${String(mobiles).padStart(8, '0')}`;
}

export async function createLimitsWorld(
  testDatabase: TestDatabase,
  book: (caller: Caller, slotId: number) => Promise<string>,
): Promise<LimitsWorld> {
  const today = dayFrom(0);
  const slots = [{ day: dayFrom(2), capacity: OWNERS }];
  const world = await createWorld(testDatabase, { callers: OWNERS, slots });
  const owners: Owner[] = [];
  await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC]);
    const hash = await hashPassword(PASSWORD);
    for (const caller of world.callers) {
      const mobile = freshMobile();
      await database.pool.query('update users set mobile = $2, password_hash = $3 where id = $1', [
        caller.userId,
        mobile,
        hash,
      ]);
      owners.push({ ...caller, mobile, orderId: '' });
    }
  });
  for (const [index, owner] of owners.entries())
    owners[index] = { ...owner, orderId: await book(owner, world.slotIds[0] ?? 0) };
  const key = createHmac('sha256', Buffer.from(PERSON_KEY)).update('order code').digest();
  const right = signClinic(key, CLINIC, today).shortCode;
  return { owners, wrongCode: right === '111111' ? '222222' : '111111' };
}

export const bookWith =
  (provider: () => Provider) =>
  async (caller: Caller, slotId: number): Promise<string> => {
    const form = bookingOf(caller, slotId);
    return (await provider().ok('POST /subscribe/subscribe/addV2.do', form, caller)).orderId;
  };

/** One call to one process. */
export type Call = (call: RawCall) => Promise<RawAnswer>;

export const callsTo =
  (provider: Provider): Call =>
  (call) =>
    callFrom(provider.url, call);

/** Where an attempt is made, and direct access to the database. */
export interface Means {
  readonly call: Call;
  readonly world: LimitsWorld;
  readonly client: Client;
}

/** Deletes the counted attempts of another limit that would be reached first. */
export const forget = (client: Client, limit: LimitName): Promise<unknown> =>
  client.query('delete from attempts where limit_name = $1', [limit]);
