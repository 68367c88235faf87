import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import { hashPassword } from '../../../server/shared/accounts/passwords';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
  OTHER_CLINIC,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, Kind, TestDatabase } from '../kit/worlds/booking-world';
import { DESK_PASSWORD } from '../kit/worlds/desk-world';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
export const day = (days: number): string => dayFrom(days, CLOCK);

type StaffCall = EndpointName & `${'GET' | 'POST'} /${'manage' | 'desk'}/${string}`;

/** Somebody of the staff who is signed in. */
export interface Member {
  call<Name extends StaffCall>(name: Name, input: InputOf<Name>): Promise<Envelope<DataOf<Name>>>;
  ok<Name extends StaffCall>(name: Name, input: InputOf<Name>): Promise<DataOf<Name>>;
}

/** Whom the world has, by login, with role and clinic. */
const STAFF = {
  desk: ['desk', CLINIC],
  deskTwo: ['desk', CLINIC],
  deskElsewhere: ['desk', OTHER_CLINIC],
  manager: ['manager', CLINIC],
  managerElsewhere: ['manager', OTHER_CLINIC],
  operator: ['operator', null],
} as const;
export type StaffLogin = keyof typeof STAFF;

const slot = (depaCode: string, days: number, capacity: number) => ({
  depaCode,
  day: day(days),
  startTime: '10:00',
  endTime: '11:00',
  capacity,
});

/** Two clinics with people to vaccinate and staff of every role that has to do with stock. */
export interface StockWorld {
  readonly provider: Provider;
  readonly staff: Readonly<Record<StaffLogin, Member>>;
  readonly testDatabase: TestDatabase;
  newCaller(): Caller;
  /** Somebody who is checked in for a dose. @returns the order */
  atDesk(clinic?: string): Promise<{ orderId: string; caller: Caller }>;
  /** An appointment of a later day at the first clinic. */
  bookLater(): Promise<string>;
  /** Somebody without an account who is checked in. */
  walkIn(): Promise<string>;
  /** Enters a lot of a clinic. */
  receive(
    lot: string,
    doses: number,
    more?: Received,
  ): Promise<DataOf<'POST /manage/stock/receive.do'>>;
  /** What is left of a lot. */
  left(lot: string): Promise<number | undefined>;
  /** Stops the provider, if it has not been, and ends what holds its data. */
  end(): Promise<void>;
}
interface Received {
  readonly expiry?: string;
  readonly packCodes?: string[];
  readonly by?: 'manager' | 'managerElsewhere';
}

export async function insertStaffOfBoth(testDatabase: TestDatabase): Promise<void> {
  const hash = await hashPassword(DESK_PASSWORD);
  await inDatabase(testDatabase, async ({ pool }) => {
    for (const [login, [role, clinic]] of Object.entries(STAFF))
      await pool.query(
        `insert into staff (id, login, name, depa_code, role, password_hash) values ($1, $1, $1, $2, $3, $4)`,
        [login, clinic, role, hash],
      );
  });
}

/** Signs everybody in. */
export async function signInAll(provider: Provider): Promise<Record<StaffLogin, Member>> {
  const members: [string, Member][] = [];
  for (const login of Object.keys(STAFF)) {
    const form = { login, password: DESK_PASSWORD };
    const { token } = await provider.ok('POST /desk/login.do', form);
    const options = { headers: { 'desk-token': token } };
    const member: Member = {
      call: (name, input) => provider.call(name, input, options),
      ok: (name, input) => provider.ok(name, input, options),
    };
    members.push([login, member]);
  }
  return Object.fromEntries(members) as Record<StaffLogin, Member>;
}

export const startStockProvider = (testDatabase: TestDatabase): Promise<Provider> =>
  startOn(testDatabase, {
    ...clockAt(CLOCK),
    WRITES_PER_MINUTE: String(5_000),
  });

export async function openStockWorld(kind: Kind = 'pglite', people = 30): Promise<StockWorld> {
  const testDatabase = await createTestDatabase(kind);
  const { callers, slotIds } = await createWorld(testDatabase, {
    callers: people,
    slots: [slot(CLINIC, 0, 60), slot(OTHER_CLINIC, 0, 60), slot(CLINIC, 3, 60)],
  });
  await insertStaffOfBoth(testDatabase);
  const provider = await startStockProvider(testDatabase);
  const staff = await signInAll(provider);
  const fresh = [...callers];
  const [now = 0, elsewhere = 0, later = 0] = slotIds;
  const newCaller = (): Caller => fresh.pop() as Caller;
  const book = async (caller: Caller, slotId: number, depaCode: string) => {
    const form = { ...bookingOf(caller, slotId), depaCode };
    return (await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller)).orderId;
  };
  return {
    provider,
    staff,
    testDatabase,
    newCaller,
    async atDesk(clinic = CLINIC) {
      const caller = newCaller();
      const isHere = clinic === CLINIC;
      const orderId = await book(caller, isHere ? now : elsewhere, clinic);
      await staff[isHere ? 'desk' : 'deskElsewhere'].ok('POST /desk/arrive.do', { orderId });
      return { orderId, caller };
    },
    bookLater: () => book(newCaller(), later, CLINIC),
    async walkIn() {
      const form = {
        ...{ idempotencyKey: newKey(), slotId: now, doseNo: 1, name: '周小满', sex: 2 as const },
        ...{ documentKind: 2 as const, documentNumber: 'E7Q20261129', birthday: '1992-03-04' },
      };
      return (await staff.desk.ok('POST /desk/walkIn.do', { ...form, mobile: '13912340000' }))
        .orderId;
    },
    receive: (lot, doses, { expiry = day(300), packCodes = [], by = 'manager' } = {}) =>
      staff[by].ok('POST /manage/stock/receive.do', {
        ...{ depaCode: by === 'manager' ? CLINIC : OTHER_CLINIC, productId: PRODUCT },
        ...{ lot, expiry, doses, packCodes, requestKey: newKey() },
      }),
    async left(lot) {
      const { products } = await staff.manager.ok('GET /manage/stock/list.do', {
        depaCode: CLINIC,
      });
      return products.flatMap(({ lots }) => lots).find((each) => each.lot === lot)?.left;
    },
    async end() {
      await provider.halt();
      await testDatabase.remove();
    },
  };
}

/** Lots whose balance is not the sum of their movements. */
export const unequalBalances = (testDatabase: TestDatabase) =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ lot: string }>(
      `select l.lot from clinic_lots l
       where l.balance <> (select coalesce(sum(m.doses), 0) from lot_movements m where m.lot_id = l.id)`,
    );
    return rows;
  });
