import { Client } from 'pg';
import { sha256 } from '../../../server/kernel/ids';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  insertSlots,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { enter, insertRelease, ticketOf } from '../kit/worlds/release-world';
import { clockAt, startOn } from '../kit/start-on';
import { offeredTo, putInQueue } from '../kit/worlds/waitlist-world';
import { payAhead } from '../kit/worlds/pay-ahead';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);

/**
 * Two changes that belong to one transaction are never visible one without the other, whenever the process dies:
 * another connection locks one row, so that the provider has to wait for it, and the other row must be unchanged.
 */
describe('what moves together', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let other: Client;
  let another: Client;
  let fresh: Caller[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    await createWorld(testDatabase, { callers: 0, slots: [] });
    fresh = await inDatabase(testDatabase, (database) => insertCallers(database, 10));
    provider = await startOn(testDatabase, clockAt(CLOCK));
    other = new Client({ connectionString: testDatabase.postgres?.url });
    another = new Client({ connectionString: testDatabase.postgres?.url });
    await Promise.all([other.connect(), another.connect()]);
  });
  afterAll(async () => {
    await Promise.all([other.end(), another.end()]);
    await provider?.halt();
    await testDatabase?.remove();
  });

  /** Resolves once a statement waits for what `other` has locked. */
  const heldUp = () =>
    until(async () => {
      const { rows } = await other.query<{ waiting: boolean }>(
        `select exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) as waiting`,
      );
      return rows[0]?.waiting;
    });
  /** What is visible while the provider waits for a lock, and what afterwards. */
  async function whileLocked<T>(lock: string, act: () => Promise<unknown>, read: () => Promise<T>) {
    await other.query('begin');
    await other.query(lock);
    const acting = act();
    await heldUp();
    const before = await read();
    await other.query('commit');
    await acting;
    return { before, after: await read() };
  }
  const newSlot = async (days: number, capacity = 1): Promise<number> => {
    const slots = [{ day: dayFrom(days, CLOCK), capacity }];
    return (await inDatabase(testDatabase, (database) => insertSlots(database, slots)))[0] ?? 0;
  };
  async function paid(days: number) {
    const caller = fresh.pop() as Caller;
    const form = bookingOf(caller, await newSlot(days));
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    await payAhead(provider, orderId, caller);
    return { caller, orderId };
  }
  const shown = ({ caller, orderId }: Awaited<ReturnType<typeof paid>>) =>
    provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  const cancel = ({ caller, orderId }: Awaited<ReturnType<typeof paid>>) =>
    provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);

  const setDue = ({ orderId }: Awaited<ReturnType<typeof paid>>, at: number) =>
    other.query('update refunds set due_at = $2 where order_id = $1', [orderId, new Date(at)]);

  test('an order and its refund', async () => {
    const order = await paid(2);
    await cancel(order);
    const both = async () => {
      const { status, refund } = await shown(order);
      return [status, refund?.state];
    };
    // The process that sends the money has to wait for the order; by then it has claimed the refund.
    await another.query('begin');
    await another.query(`select from orders where id = '${order.orderId}' for update`);
    await setDue(order, CLOCK - 1_000);
    await until(both, ([, refund]) => refund === 'paying');
    const { before } = await whileLocked(
      `select from refunds where order_id = '${order.orderId}' for update`,
      () => another.query('commit'),
      both,
    );
    expect(before).toEqual(['REFUNDING', 'paying']);
    expect(await until(both, ([status]) => status !== 'REFUNDING')).toEqual(['REFUNDED', 'paid']);
  });

  test('an order and what is told of its steps', async () => {
    const order = await paid(3);
    await other.query('begin');
    await other.query('lock table order_events in access exclusive mode');
    const looking = shown(order);
    await heldUp();
    await other.query(
      `with moved as (update orders set status = 'ARRIVED' where id = '${order.orderId}' returning id)
       insert into order_events (order_id, at, actor, kind, status_after)
       select id, ${sqlNow()}, 'clinic', 'arrived', 'ARRIVED' from moved`,
    );
    await other.query('commit');
    const { status, timeline } = await looking;
    expect(timeline.at(-1)?.status).toBe(status);
  });

  test('a place in the waiting list and the place that was offered for it', async () => {
    const slotId = await newSlot(4);
    const [holder, waiting] = [fresh.pop() as Caller, fresh.pop() as Caller];
    const form = bookingOf(holder, slotId);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, holder);
    await inDatabase(testDatabase, (database) =>
      putInQueue(database, [waiting], 'D1', dayFrom(4, CLOCK)),
    );
    const input = { orderId, reason: 'time' } as const;
    await provider.ok('POST /order/subscribe/cancel.do', input, holder);
    const offered = () => inDatabase(testDatabase, (database) => offeredTo(database, slotId));
    await provider.runJobs();
    expect(await offered()).toHaveLength(1);
    const entry = async () => (await provider.ok('GET /subscribe/waiting/list.do', {}, waiting))[0];
    const { waitingId = '' } = (await entry()) ?? {};
    const { before, after } = await whileLocked(
      `select from slots where id = ${slotId} for update`,
      () => provider.ok('POST /subscribe/waiting/leave.do', { waitingId }, waiting),
      entry,
    );
    expect([before?.state, after?.state]).toEqual(['waiting', 'left']);
    expect(await offered()).toEqual([]);
  });

  test('a ticket of a release and the place that it keeps', async () => {
    const { releaseId, slotIds } = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [1], releaseAt: CLOCK + 60_000 }),
    );
    const caller = fresh.pop() as Caller;
    await enter(provider, caller, releaseId);
    const ticket = () => ticketOf(provider, caller, releaseId);
    await provider.jobsAt(CLOCK + 61_000);
    expect((await ticket())?.state).toBe('admitted');
    const parts = [{ slotId: slotIds[0] ?? 0, places: 1 }];
    await provider.ok('POST /subscribe/subscribe/hold.do', { parts }, caller);
    const { before } = await whileLocked(
      `select from slots where id = ${slotIds[0] ?? 0} for update`,
      () => provider.ok('POST /subscribe/release/leave.do', { releaseId }, caller),
      ticket,
    );
    expect(before?.state).toBe('admitted');
    const present = () => provider.ok('GET /subscribe/subscribe/presentHold.do', {}, caller);
    expect((await present()).hold).toBeNull();
  });

  test('a new password and the end of the sessions that the old one had opened', async () => {
    const mobile = '13900000001';
    const first = await provider.signUp(mobile);
    const code = async () => {
      const send = { mobile, purpose: 'password' } as const;
      await provider.ok('POST /message/validate/h5/sendVcode.do', send);
      return provider.newestCode(mobile);
    };
    await other.query(
      `update verification_codes set created_at = created_at - interval '2 minutes'`,
    );
    const input = { password: 'Geheim-12345', vcode: await code() };
    const second = await inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ token_hash: string }>(
        `insert into sessions (token_hash, user_id, secret, expires_at)
         select repeat('0', 64), user_id, secret, expires_at from sessions where token_hash = $1 returning token_hash`,
        [sha256(first.token)],
      );
      return rows[0]?.token_hash ?? '';
    });
    const { before, after } = await whileLocked(
      `select from sessions where token_hash = '${second}' for update`,
      () => provider.ok('POST /passport/v1/h5/login/setPassword.do', input, first),
      async () => {
        const { rows } = await other.query<{ set: boolean; sessions: string }>(
          `select u.password_hash is not null as set, (select count(*) from sessions s where s.user_id = u.id) as sessions
           from users u join sessions own on own.user_id = u.id where own.token_hash = $1`,
          [sha256(first.token)],
        );
        return [rows[0]?.set, Number(rows[0]?.sessions)];
      },
    );
    expect([before, after]).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });
});
