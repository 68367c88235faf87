import type { DataOf, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
  OTHER_CLINIC,
} from './booking-world';
import type { Caller, TestDatabase, World } from './booking-world';
import type { Login, Provider } from '../harness';
import { insertStaff } from './desk-world';
import { clockAt, startOn } from '../start-on';
import { sqlNow } from '../../../run-clock';
import { agreedTo } from '../../../samples/agreed';

export const DETAIL = 'GET /order/followUp/detail.do';
export const CONSENT = 'POST /order/followUp/consent.do';
export const STOP = 'POST /order/followUp/stop.do';
export const ERASE = 'POST /order/followUp/erase.do';
export const ANSWER = 'POST /order/followUp/answer.do';
export const LIST = 'GET /desk/aefi/list.do';
export const OPEN_CARD = 'POST /desk/aefi/detail.do';
export const TAKE = 'POST /desk/aefi/take.do';
export const CLOSE = 'POST /desk/aefi/close.do';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Everybody was vaccinated at ten in the morning of that day. */
export const VISIT_DAY = dayFrom(3);
export const DONE_AT = Date.parse(`${VISIT_DAY}T10:00:00+08:00`);

type Answer = InputOf<typeof ANSWER>;

/** An account whose encrypted answers can be opened. */
export interface Account extends Caller {
  readonly as: Login;
  readonly mobile: string;
}

/** Accounts after a vaccination, two clinics with a desk each, and a provider whose clock can be moved. */
export interface FollowUpWorld {
  readonly testDatabase: TestDatabase;
  readonly world: World;
  readonly accounts: readonly Account[];
  provider(): Provider;
  /** Moves the provider's clock to a time (ms) after the vaccination; with settings it is started anew. */
  at(after: number, env?: Readonly<Record<string, string>>): Promise<void>;
  /** Moves it, and has everything done that is due by then. */
  settledAt(after: number): Promise<void>;
  sql(text: string, values?: readonly unknown[]): Promise<{ rows: readonly unknown[] }>;
  /** Books the slot for a member of the caller's family, by default themselves, and has it done. */
  vaccinate(caller: Account, linkmanId?: string): Promise<string>;
  consent(caller: Account, orderId: string): Promise<unknown>;
  answer(
    caller: Account,
    orderId: string,
    answer?: Partial<Answer>,
  ): Promise<Envelope<DataOf<typeof ANSWER>>>;
  remove(): Promise<void>;
}

/** @param env settings of the provider */
export async function createFollowUpWorld(
  callers: number,
  env: Readonly<Record<string, string>> = {},
): Promise<FollowUpWorld> {
  const testDatabase = await createTestDatabase('postgres');
  const slots = [{ day: VISIT_DAY, capacity: callers + 5 }];
  const world = await createWorld(testDatabase, { callers, families: 1, slots });
  const sql: FollowUpWorld['sql'] = (text, values = []) =>
    inDatabase(testDatabase, ({ pool }) => pool.query(text, [...values]));
  const { rows } = await sql(
    `select u.id, u.mobile, s.secret from users u join sessions s on s.user_id = u.id`,
  );
  const logins = rows as readonly { id: string; mobile: string; secret: string }[];
  const accounts = world.callers.map((caller) => {
    const { mobile = '', secret = '' } = logins.find(({ id }) => id === caller.userId) ?? {};
    return { ...caller, mobile, as: { token: caller.token, secret } };
  });
  await sql(`update linkmen set person_key = id`);
  await sql(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`);
  await inDatabase(testDatabase, (opened) => insertStaff(opened, [CLINIC, OTHER_CLINIC]));
  let provider = await startOn(testDatabase, env);
  return {
    testDatabase,
    world,
    accounts,
    sql,
    provider: () => provider,
    settledAt: (after) => provider.jobsAt(DONE_AT + after),
    async at(after, other) {
      if (!other) return provider.moveTo(DONE_AT + after);
      await provider.halt();
      provider = await startOn(testDatabase, { ...clockAt(DONE_AT + after), ...other });
    },
    async vaccinate(caller, linkmanId = caller.linkmanId) {
      const form = bookingOf({ ...caller, linkmanId }, world.slotIds[0] ?? 0);
      const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
      await sql(`update orders set status = 'DONE' where id = $1`, [orderId]);
      await sql(
        `insert into order_events (order_id, at, actor, kind, status_before, status_after)
         values ($1, $2, 'clinic', 'done', 'ARRIVED', 'DONE')`,
        [orderId, new Date(DONE_AT)],
      );
      return orderId;
    },
    consent: (caller, orderId) =>
      provider.ok(CONSENT, { orderId, agreed: agreedTo('followUpConsent') }, caller),
    answer: (caller, orderId, answer = {}) =>
      provider.call(ANSWER, { orderId, submissionId: newKey(), unusual: false, ...answer }, caller),
    async remove() {
      await provider.halt();
      await testDatabase.remove();
    },
  };
}
