import fastify from 'fastify';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { BookingServices } from '../../../server/domain/booking/submission/services';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import type { Database } from '../../../server/db/database';
import type { PaymentPartners } from '../../../server/platforms/payment/partners';
import { createMemoryPlatform } from '../../platforms/payment/memory-platform';
import type {
  MemoryCall,
  Disruption,
  MemoryPlatform,
} from '../../platforms/payment/memory-platform';
import { CLINIC, insertCallers, PRODUCT } from '../kit/worlds/booking-world';
import { servicesAt } from '../kit/worlds/waitlist-world';

const { log } = fastify({ logger: false });

export const PRICE = 62_600;

/** Both platforms, in memory. */
export interface MemoryPlatforms {
  readonly wechat: MemoryPlatform;
  readonly alipay: MemoryPlatform;
}

export const memoryPlatforms = (clock: { readonly now: number }): MemoryPlatforms => ({
  wechat: createMemoryPlatform('wechat', () => clock.now),
  alipay: createMemoryPlatform('alipay', () => clock.now),
});

/** The process has died: nothing that it had begun goes on. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** A process of the provider, as payments see it. */
export interface Process {
  readonly parts: PaymentParts;
  /** From now on it dies before its nth next statement or call; null: it does not. */
  dieAfter(steps: number | null): void;
  /**
   * It dies before the nth next step of a name, and has no more after it: `insert payments`, `statement settle-refund`,
   * `call open`, or `answer open` once the platform has done it.
   */
  dieAt(step: string, nth?: number): void;
  readonly isDead: () => boolean;
}

export interface ProcessOptions {
  readonly fault?: (call: MemoryCall) => Disruption;
}

/** `update payments` and the like; of raw SQL its first table. */
function nameOf(node: RootOperationNode): string {
  const text = JSON.stringify(node);
  const table = /"IdentifierNode","name":"(\w+)"/.exec(text)?.[1] ?? '';
  if (node.kind !== 'RawNode')
    return `${node.kind.replace('QueryNode', '').toLowerCase()} ${table}`;
  return /(?:update|insert into|from) (\w+)/.exec(text)?.[0] ?? 'raw';
}

/** A process of its own memory on the shared database, which can be made to die between any two of its steps. */
export function createProcess(
  database: Database,
  { wechat, alipay }: MemoryPlatforms,
  clock: { now: number },
  { fault = () => null }: ProcessOptions = {},
): Process {
  let left: number | null = null;
  let death: { readonly step: string; nth: number } | null = null;
  const step = (name: string): void => {
    if (death?.step === name) {
      death.nth -= 1;
      if (death.nth === 0) left = 0;
    }
    if (left === null) return;
    if (left === 0) throw new Died();
    left -= 1;
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step(nameOf(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const faulty = (call: MemoryCall): Disruption => {
    step(`call ${call}`);
    const disruption = fault(call);
    if (death?.step !== `answer ${call}`) return disruption;
    left = 0;
    return 'lost';
  };
  const partners: PaymentPartners = {
    all: [wechat.partner(faulty), alipay.partner(faulty)],
    simulated: true,
  };
  const db = database.db.withPlugin(plugin);
  const booking = servicesAt({ ...database, db }, clock);
  const services: BookingServices = {
    ...booking,
    partners,
    runner: {
      async query(statement) {
        step(`statement ${statement.name ?? ''}`);
        return booking.runner.query(statement);
      },
    },
  };
  return {
    parts: { db, partners, services, log },
    dieAfter: (steps) => {
      left = steps;
      death = null;
    },
    dieAt: (name, nth = 1) => {
      death = { step: name, nth };
    },
    isDead: () => left === 0,
  };
}

/** An order that can be paid ahead, and its owner. */
export interface TestOrder {
  readonly orderId: string;
  readonly userId: string;
  /** All orders of its visit, itself among them. */
  readonly visit: readonly string[];
}

interface OrdersAt {
  readonly slotId: number;
  /** Of the appointment, `YYYY-MM-DD`. */
  readonly day: string;
  /** So many are one visit of one account each; default 1. */
  readonly together?: number;
}

/** Booked orders of a slot, which has room for them all. */
export async function insertOrders(
  database: Database,
  count: number,
  { slotId, day, together = 1 }: OrdersAt,
): Promise<TestOrder[]> {
  const callers = await insertCallers(database, count);
  const visits = callers.map((_, index) =>
    callers.slice(index - (index % together)).slice(0, together),
  );
  for (const [index, { linkmanId }] of callers.entries())
    await database.pool.query('update linkmen set user_id = $2, is_default = $3 where id = $1', [
      ...[linkmanId, visits[index]?.[0]?.userId, index % together === 0],
    ]);
  await database.pool.query(
    `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
       vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
       guideline_version, remaining_changes)
     select 'o' || l.id, 'r' || l.id, l.user_id, l.id, l.id, l.id, $2, $3, 'V1', 1, $4, $5, '09:00', '10:00', 'BOOKED',
       59800, 2800, '', '', 3
     from linkmen l where l.id = any($1::text[])`,
    [callers.map(({ linkmanId }) => linkmanId), CLINIC, PRODUCT, slotId, day],
  );
  await database.pool.query('update slots set remaining = remaining - $2 where id = $1', [
    slotId,
    count,
  ]);
  if (together > 1)
    for (const [index, { linkmanId }] of callers.entries())
      await database.pool.query('update orders set visit_id = $2 where linkman_id = $1', [
        ...[linkmanId, visits[index]?.[0]?.linkmanId],
      ]);
  return callers.map(({ userId, linkmanId }, index) => {
    const all = visits[index] ?? [];
    return {
      orderId: `o${linkmanId}`,
      userId: all[0]?.userId ?? userId,
      visit: all.map((one) => `o${one.linkmanId}`),
    };
  });
}
