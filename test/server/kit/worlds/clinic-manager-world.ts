import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import type { MessageCard } from '@contract/message/endpoints';
import type { ClinicEditsInput, ExceptionFields } from '@contract/manage/catalogue-fields';
import { storedCatalogue } from '../../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import type { Catalogue } from '../../../../server/catalogue/rows';
import { samplePeriod } from '../../../samples/catalogue-rows';
import { applyTo } from '../../clinics/catalogue-world';
import type { Provider } from '../harness';
import { clockAt, startOn } from '../start-on';
import { found } from '../until';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  OTHER_CLINIC,
  PRODUCT,
  readLedger,
  WOMENS_PRODUCT,
} from './booking-world';
import type { Caller, TestDatabase } from './booking-world';
import { DESK_PASSWORD, insertStaff } from './desk-world';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
export const day = (days: number): string => dayFrom(days, CLOCK);

type ManageName = EndpointName & (`GET /manage/${string}` | `POST /manage/${string}`);
type Saved = DataOf<'POST /manage/catalogue/save.do'>;

/** Somebody who manages clinics, signed in. */
export interface Manager {
  call<Name extends ManageName>(name: Name, input: InputOf<Name>): Promise<Envelope<DataOf<Name>>>;
  ok<Name extends ManageName>(name: Name, input: InputOf<Name>): Promise<DataOf<Name>>;
}

async function openManager(provider: Provider, login: string): Promise<Manager> {
  const { token } = await provider.ok('POST /desk/login.do', { login, password: DESK_PASSWORD });
  const options = { headers: { 'desk-token': token } };
  return {
    call: (name, input) => provider.call(name, input, options),
    ok: (name, input) => provider.ok(name, input, options),
  };
}

/** A clinic that is open every morning with two slots of five places of each product, and who manages it. */
export interface ClinicManagerWorld {
  readonly testDatabase: TestDatabase;
  provider(): Provider;
  readonly manager: Manager;
  /** Of the other clinic. */
  readonly otherManager: Manager;
  newCaller(): Caller;
  /** The slot of a product at a time; undefined: there is none. */
  slot(productId: string, day: string, startTime: string): Promise<SlotNow | undefined>;
  /** Books somebody for {@link PRODUCT} at nine of a day. */
  book(days: number, caller?: Caller): Promise<{ caller: Caller; orderId: string }>;
  preview(edits: ClinicEditsInput): Promise<DataOf<'POST /manage/catalogue/preview.do'>>;
  /** Previews and saves at once. */
  save(edits: ClinicEditsInput, answer?: 'keep' | 'notify', reason?: string): Promise<Saved>;
  /** How many messages of a kind somebody has, once they have any. */
  messagesOf(caller: Caller, kind: string): Promise<readonly MessageCard[]>;
  /** How many SMS somebody was sent about messages of a kind. */
  textsTo(caller: Caller, kind: string): Promise<number>;
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Stops it; every slot must add up. @returns the catalogue that is left */
  close(): Promise<Catalogue>;
}

export interface SlotNow {
  readonly id: number;
  readonly capacity: number;
  readonly remaining: number;
  readonly closed: boolean;
}

const CLOSED: ExceptionFields = {
  productIds: [],
  firstDay: '',
  lastDay: '',
  kind: 'closed',
  startTime: null,
  endTime: null,
  weekday: null,
  capacity: null,
  capacityPercent: null,
  reason: { zh: '停电', en: 'No electricity' },
};

/** A closing of a day, or of what of it lies between two times. */
export const closing = (
  days: number,
  more: Partial<ExceptionFields> = {},
): { addedExceptions: ExceptionFields[] } => ({
  addedExceptions: [{ ...CLOSED, firstDay: day(days), lastDay: day(days), ...more }],
});

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Both clinics have the same hours and slots. */
const withSchedules = ({ clinics }: Catalogue): Partial<Catalogue> => ({
  clinics: clinics.map((clinic) => ({
    ...clinic,
    ...{ licence: 'L-1', phone: '010-65432100', imgUrl: `/pictures/clinic/${clinic.depaCode}.svg` },
    images: ['', '-hall'].map((part) => `/pictures/clinic/${clinic.depaCode}${part}.svg`),
    hours: WEEK.map((weekday) => ({ weekday, periods: [{ from: '08:00', to: '12:00' }] })),
  })),
  schedules: [CLINIC, OTHER_CLINIC].flatMap((depaCode) =>
    [PRODUCT, WOMENS_PRODUCT].flatMap((productId) =>
      WEEK.map((weekday) =>
        samplePeriod(depaCode, productId, {
          ...{ weekday, startTime: '09:00', endTime: '11:00', slotMinutes: 60, capacity: 5 },
        }),
      ),
    ),
  ),
});

const SLOT = `select s.id, s.capacity, s.remaining, s.closed_at is not null as closed from slots s
  where s.depa_code = $1 and s.group_code = $2 and s.day = $3 and s.start_time = $4`;

const SENT = `select count(*) from sms_sends t join messages m on m.id = t.message_id
  where m.user_id = $1 and m.kind = $2 and t.state = 'sent'`;

export async function openClinicManagerWorld(): Promise<ClinicManagerWorld> {
  const testDatabase = await createTestDatabase('postgres');
  const fresh = [...(await createWorld(testDatabase, { callers: 40, slots: [] })).callers];
  await applyTo(testDatabase, withSchedules);
  await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC, OTHER_CLINIC]);
    await database.pool.query(`update staff set role = 'manager'`);
  });
  const provider = await startOn(testDatabase, clockAt(CLOCK));
  const sql = <Row>(text: string, values: readonly unknown[] = []) =>
    inDatabase(
      testDatabase,
      async ({ pool }) => (await pool.query<object>(text, [...values])).rows as Row[],
    );
  const slot = async (productId: string, on: string, startTime: string) =>
    (await sql<SlotNow>(SLOT, [CLINIC, productId, on, startTime]))[0];
  const manager = await openManager(provider, `desk-${CLINIC}`);
  const newCaller = (): Caller => fresh.pop() as Caller;
  const based = async (edits: ClinicEditsInput) => {
    const { base } = await manager.ok('GET /manage/catalogue.do', { depaCode: CLINIC });
    return { depaCode: CLINIC, edits, base };
  };
  const preview = async (edits: ClinicEditsInput) =>
    manager.ok('POST /manage/catalogue/preview.do', await based(edits));
  await found(() => slot(WOMENS_PRODUCT, day(27), '10:00'));
  return {
    ...{ testDatabase, manager, newCaller, slot, preview, sql },
    provider: () => provider,
    otherManager: await openManager(provider, `desk-${OTHER_CLINIC}`),
    async book(days, caller = newCaller()) {
      const { id = 0 } = (await slot(PRODUCT, day(days), '09:00')) ?? {};
      const form = { ...bookingOf(caller, id), mobile: '13912345678' };
      const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
      return { caller, orderId };
    },
    async save(edits, answer = 'keep', reason = '') {
      const { digest } = await preview(edits);
      const asked = { ...(await based(edits)), digest, answer, reason };
      return manager.ok('POST /manage/catalogue/save.do', asked);
    },
    messagesOf: (caller, kind) =>
      found(async () => {
        const { list } = await provider.ok('GET /message/message/pageList.do', {}, caller);
        const own = list.filter((message) => message.kind === kind);
        return own.length > 0 ? own : undefined;
      }),
    async textsTo({ userId }, kind) {
      const [row] = await sql<{ count: number }>(SENT, [userId, kind]);
      return row?.count ?? 0;
    },
    async close() {
      await provider.halt();
      const [ledger, catalogue] = await inDatabase(testDatabase, async (database) => [
        await readLedger(database),
        await storedCatalogue(database),
      ]);
      await testDatabase.remove();
      expect(ledger.unbalanced).toEqual([]);
      return catalogue;
    },
  };
}
