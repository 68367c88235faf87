import type { EndpointName, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { ORDER_STATUSES } from '@contract/order/status-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import { signClinic } from '../../../server/domain/clinics/clinic/clinic-code';
import type { ClinicCode } from '../../../server/domain/clinics/clinic/clinic-code';
import { HOLDING_STATUSES } from '../../../server/shared/lifecycle/lifecycle';
import { createHmac } from 'node:crypto';
import type { Database } from '../../../server/db/database';
import { DESK_ACTIONS } from '@contract/desk/desk-order';
import type { DeskAction } from '@contract/desk/desk-order';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import type { CallOptions, Provider } from '../kit/harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  OTHER_CLINIC,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { clockAt, startOn } from '../kit/start-on';
import { payAhead } from '../kit/worlds/pay-ahead';
import { sqlNow } from '../../run-clock';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const PERSON_KEY = 'a key that only this test knows, 32+';
const CODES: ClinicCode = signClinic(
  createHmac('sha256', Buffer.from(PERSON_KEY)).update('order code').digest(),
  CLINIC,
  dayFrom(0, CLOCK),
);

const OK = CODE.SUCCESS;
const STATE = CODE.ORDER_STATE;
const NOT_FOUND = CODE.NOT_FOUND;
const NOT_SIGNED_IN = CODE.LOGIN_INVALID;

/** Every call that reads or changes one order. `today`: only valid shortly before the appointment. */
const CALLS = {
  detail: { name: 'GET /order/subscribe/clientDetail.do' },
  residue: { name: 'GET /order/subscribe/updateResidueTimes.do' },
  payment: { name: 'GET /order/subscribe/payment.do' },
  update: { name: 'POST /order/subscribe/update.do' },
  cancel: { name: 'POST /order/subscribe/cancel.do', more: { reason: 'time' } },
  confirm: { name: 'POST /order/subscribe/confirmSubscribe.do' },
  arrive: {
    name: 'POST /order/subscribe/confirmSubscribe.do',
    more: { code: CODES.code },
    today: true,
  },
  remove: { name: 'POST /order/subscribe/remove.do' },
  charge: { name: 'GET /order/subscribe/refundChargeCalculate.do' },
  recall: { name: 'GET /order/subscribe/recallRefundApply.do' },
  retry: { name: 'POST /order/subscribe/retryRefund.do' },
  prepay: { name: 'POST /order/subscribe/prepay.do', more: { method: 'alipay-wap' } },
  observe: { name: 'GET /order/observation/detail.do' },
  note: { name: 'POST /order/observation/save.do', more: { reactions: ['fever'] } },
  certificate: { name: 'GET /order/certificate/detail.do' },
} as const satisfies Record<
  string,
  { readonly name: EndpointName; readonly more?: object; readonly today?: true }
>;
type CallName = keyof typeof CALLS;
const CALL_NAMES = Object.keys(CALLS) as CallName[];

/** What the owner may do in each state, and the resulting state; everything else is refused. */
const ALLOWED: Readonly<Record<OrderStatus, Partial<Record<CallName, OrderStatus>>>> = {
  PENDING_CONFIRM: {
    update: 'PENDING_CONFIRM',
    cancel: 'CANCELLED',
    confirm: 'BOOKED',
    arrive: 'ARRIVED',
    prepay: 'PENDING_CONFIRM',
  },
  BOOKED: { update: 'BOOKED', cancel: 'CANCELLED', arrive: 'ARRIVED', prepay: 'BOOKED' },
  // A second tap after the first was recorded.
  ARRIVED: { arrive: 'ARRIVED' },
  DONE: { remove: 'DONE', observe: 'DONE', note: 'DONE', certificate: 'DONE' },
  CANCELLED: { remove: 'CANCELLED' },
  NO_SHOW: { remove: 'NO_SHOW' },
  REFUNDING: { recall: 'BOOKED' },
  REFUNDED: { remove: 'REFUNDED' },
  REFUND_FAILED: { retry: 'REFUNDED' },
};
/** The same for orders paid in advance: cancelling refunds the money. */
const ALLOWED_PAID: typeof ALLOWED = {
  ...ALLOWED,
  PENDING_CONFIRM: {
    ...ALLOWED.PENDING_CONFIRM,
    cancel: 'REFUNDING',
    charge: 'PENDING_CONFIRM',
  },
  BOOKED: { ...ALLOWED.BOOKED, cancel: 'REFUNDING', charge: 'BOOKED' },
};
/** Reads that every state allows. */
const ALWAYS: readonly CallName[] = ['detail', 'residue', 'payment'];

const REFUND_STATE = { REFUNDING: 'waiting', REFUNDED: 'paid', REFUND_FAILED: 'failed' } as const;
const isRefund = (status: OrderStatus): status is keyof typeof REFUND_STATE =>
  status in REFUND_STATE;

describe('every state × every call', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let world: World;
  let stranger: Caller;
  const fresh: Caller[] = [];
  let later = 0;
  let soon = 0;
  let other = 0;
  let database: Database;
  let here: Desk;
  let elsewhere: Desk;
  let letGo = (): void => undefined;
  let held: Promise<void>;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    world = await createWorld(testDatabase, {
      callers: 340,
      slots: [
        { day: dayFrom(3, CLOCK), capacity: 300 },
        { day: dayFrom(0, CLOCK), startTime: '08:30', endTime: '09:30', capacity: 300 },
        { day: dayFrom(4, CLOCK), capacity: 300 },
      ],
    });
    await inDatabase(testDatabase, (open) => insertStaff(open, [CLINIC, OTHER_CLINIC]));
    fresh.push(...world.callers);
    [later = 0, soon = 0, other = 0] = world.slotIds;
    stranger = fresh.pop() as Caller;
    provider = await startOn(testDatabase, {
      ...clockAt(CLOCK),
      PERSON_KEY,
      REFUND_DELAY_SECONDS: '86400',
    });
    here = await openDesk(provider, CLINIC);
    elsewhere = await openDesk(provider, OTHER_CLINIC);
    database = await new Promise<Database>((opened) => {
      held = inDatabase(testDatabase, async (open) => {
        opened(open);
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    });
  });
  afterAll(async () => {
    letGo();
    await held;
    await provider?.halt();
    const { unbalanced, unrecorded } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect({ unbalanced, unrecorded }).toEqual({ unbalanced: [], unrecorded: 0 });
  });

  /** Books an order and puts it, its slot and its payment into a state by the usual steps. */
  async function orderIn(status: OrderStatus, call: CallName, paid: boolean) {
    const caller = fresh.pop() as Caller;
    const slotId = 'today' in CALLS[call] ? soon : later;
    const { orderId } = await provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      bookingOf(caller, slotId),
      caller,
    );
    const { pool } = database;
    if (paid || isRefund(status)) await payAhead(provider, orderId, caller);
    await pool.query('update orders set status = $2 where id = $1', [orderId, status]);
    if (status === 'ARRIVED')
      await pool.query(
        `insert into order_events (order_id, at, actor, kind, status_before, status_after)
           select $1, max(at) + interval '1 second', 'clinic', 'arrived', 'BOOKED', 'ARRIVED'
           from order_events where order_id = $1`,
        [orderId],
      );
    if (isRefund(status))
      await pool.query(
        `insert into refunds (order_id, state, started_by, status_before, refund_cents, charge_cents, requested_at, due_at)
           values ($1, $2, 'user', 'BOOKED', 62600, 0, ${sqlNow()}, ${sqlNow()} + interval '2 days')`,
        [orderId, REFUND_STATE[status]],
      );
    if (!(HOLDING_STATUSES as readonly OrderStatus[]).includes(status))
      await pool.query('update slots set remaining = remaining + 1 where id = $1', [slotId]);
    return { caller, orderId };
  }

  const send = (call: CallName, orderId: string, options: CallOptions) => {
    const spec = CALLS[call];
    const slot = call === 'update' ? { slotId: other } : {};
    const more = 'more' in spec ? spec.more : {};
    const input = { orderId, ...slot, ...more } as InputOf<EndpointName>;
    const encrypted = call === 'observe' ? { headers: { nonce: 'n'.repeat(24) } } : {};
    return provider.call(spec.name as EndpointName, input, { ...options, ...encrypted });
  };

  const statusOf = async (orderId: string): Promise<string> => {
    const { rows: found } = await database.pool.query<{ status: string }>(
      'select status from orders where id = $1',
      [orderId],
    );
    return found[0]?.status ?? '';
  };

  const rows = ORDER_STATUSES.flatMap((status): { status: OrderStatus; paid: boolean }[] =>
    isRefund(status)
      ? [{ status, paid: true }]
      : status === 'CANCELLED'
        ? [{ status, paid: false }]
        : [
            { status, paid: false },
            { status, paid: true },
          ],
  );

  test.each(rows)('an order that is $status (paid: $paid)', async ({ status, paid }) => {
    const table = paid ? ALLOWED_PAID : ALLOWED;
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const call of CALL_NAMES) {
      const { caller, orderId } = await orderIn(status, call, paid);
      const [others, unknownUser] = [
        await send(call, orderId, { token: stranger.token }),
        await send(call, orderId, {}),
      ];
      seen[`${call} by another`] = `${others.code} ${await statusOf(orderId)}`;
      wanted[`${call} by another`] = `${NOT_FOUND} ${status}`;
      seen[`${call} by nobody`] = unknownUser.code;
      wanted[`${call} by nobody`] = NOT_SIGNED_IN;

      const to = table[status][call];
      const answer = await send(call, orderId, { token: caller.token });
      seen[call] = `${answer.code} ${await statusOf(orderId)}`;
      const fine = to !== undefined || ALWAYS.includes(call);
      wanted[call] = fine ? `${OK} ${to ?? status}` : `${STATE} ${status}`;
    }
    expect(seen).toEqual(wanted);
  });

  /** What the clinic's staff may do in each state, on the day of the appointment, before it begins. */
  const DESK: Readonly<Record<OrderStatus, Partial<Record<DeskAction, OrderStatus>>>> = {
    PENDING_CONFIRM: { confirm: 'BOOKED', arrive: 'ARRIVED', cancel: 'CANCELLED' },
    BOOKED: { arrive: 'ARRIVED', cancel: 'CANCELLED' },
    ARRIVED: { finish: 'DONE', undoArrival: 'BOOKED', cancel: 'CANCELLED' },
    DONE: { correctLot: 'DONE' },
    CANCELLED: {},
    NO_SHOW: { arrive: 'ARRIVED' },
    REFUNDING: {},
    REFUNDED: {},
    REFUND_FAILED: {},
  };
  const MORE: Partial<Record<DeskAction, object>> = {
    finish: { lot: 'L2026-07' },
    correctLot: { lot: 'L2026-08' },
    cancel: { reason: '疫苗到货延误' },
    // Of another moment than the record's, which desk-take-back.test.ts names.
    takeBack: { doneAt: 1, reason: 'notGiven', outcome: 'ended' },
  };

  test.each(rows)(
    'the desk with an order that is $status (paid: $paid)',
    async ({ status, paid }) => {
      const seen: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const action of DESK_ACTIONS) {
        const { orderId } = await orderIn(status, 'arrive', paid);
        const name = `POST /desk/${action}.do` as const;
        const input = { orderId, ...MORE[action] } as InputOf<typeof name>;
        seen[`${action} elsewhere`] = (await elsewhere.call(name, input)).code;
        wanted[`${action} elsewhere`] = NOT_FOUND;
        const { code } = await here.call(name, input);
        // The refund of an order that the clinic cancels is sent at once.
        const after = (await statusOf(orderId)).replace(/^REFUND(ING|ED)$/, 'REFUND…');
        seen[action] = `${code} ${after}`;
        const to = DESK[status][action];
        const end = paid && to === 'CANCELLED' ? 'REFUNDING' : (to ?? status);
        wanted[action] = `${to ? OK : STATE} ${end.replace(/^REFUND(ING|ED)$/, 'REFUND…')}`;
      }
      expect(seen).toEqual(wanted);
    },
  );
});
