import { addDays } from '@contract/time/day-rules';
import { dayOf } from '../../../server/kernel/clock';
import { takeNotice } from '../../../server/domain/payments/payment/notices';
import type { Database } from '../../../server/db/database';
import {
  createTestDatabase,
  createWorld,
  inDatabase,
  insertCallers,
  insertSlots,
  KINDS,
  readLedger,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { createDice } from '../kit/worlds/interleaving-world';
import type { Dice } from '../kit/worlds/interleaving-world';
import { compare, differences, settle } from './payment-books';
import type { Round } from './payment-books';
import { playStep } from './payment-schedules';
import { createProcess, insertOrders, memoryPlatforms } from './payment-world';
import type { Process } from './payment-world';
import { purchaseDifferences } from './purchase-books';
import { playPurchaseStep } from './purchase-schedules';
import { sqlNow } from '../../run-clock';

/** Schedules on each database: each is an order, or somebody who buys memberships, and what happens to it. */
const COUNT = Number(process.env.PAYMENT_SCHEDULES || 120);
const FIRST = Number(process.env.PAYMENT_FIRST || 1);
/** Orders and buyers of a round, which cross each other on the same processes and platforms. */
const AT_ONCE = 20;
const BUYERS = 8;
const PROCESSES = 3;
const STEPS_EACH = 14;
const START = Date.parse('2026-06-01T09:00:00+08:00');

jest.setTimeout(3_600_000);

interface Game extends Round {
  readonly dice: Dice;
  /** Accounts that buy memberships. */
  readonly buyers: readonly string[];
}

async function play(round: Game, tally: Map<string, number>): Promise<void> {
  const { dice, orders, buyers, processes, platforms, clock } = round;
  for (let step = 0; step < AT_ONCE * STEPS_EACH; step += 3) {
    platforms.wechat.isSlow = dice(3) === 0;
    platforms.alipay.isSlow = dice(3) === 0;
    platforms.wechat.isShort = dice(12) === 0;
    await Promise.all(
      processes.map(async (one) => {
        one.dieAfter(dice(4) === 0 ? dice(12) : null);
        const { parts } = one;
        const drawn = dice(AT_ONCE);
        const order = orders[drawn];
        const userId = buyers[drawn - orders.length] ?? '';
        if (order) await playStep({ parts, platforms, order, clock, dice }, tally);
        else await playPurchaseStep({ parts, platforms, userId, clock, dice }, tally);
      }),
    );
  }
}

/** Loses what the platform has told: the bill is the last to know. */
async function forgetSome({ database, dice, platforms }: Game): Promise<void> {
  for (const platform of [platforms.wechat, platforms.alipay])
    for (const [number, trade] of platform.trades)
      if (trade.state === 'paid' && dice(4) === 0)
        await database.pool.query(
          `update payments set state = 'closed', next_ask_at = null, settled_at = ${sqlNow()}, payer = null,
             client_address = null where number = $1 and state = 'open'`,
          [number],
        );
}

const snapshot = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query(
    `select json_agg(x order by x.number, x.of) as all from (
       select number, state, purchase_id as of from payments union all select number, state, payment_number from payment_refunds
       union all select payment_number, state, order_id from payment_orders) x`,
  );
  return JSON.stringify(rows);
};

/** Every callback again, in another sequence. */
async function repeatAll({ platforms, processes, clock, dice }: Game): Promise<void> {
  const { parts } = processes[2] as Process;
  for (const [index, platform] of [platforms.wechat, platforms.alipay].entries()) {
    const partner = parts.partners.all[index];
    const shuffled = platform.notices
      .map((notice) => ({ notice, at: dice(1_000_000) }))
      .sort((one, other) => one.at - other.at);
    for (const { notice } of shuffled) {
      const again = dice(2) === 0 ? notice : { ...notice, id: `${notice.id}-again` };
      if (partner) await takeNotice(parts, partner, again, clock.now);
    }
  }
}

describe.each(KINDS)('paying, crossed by everything that can go wrong, on %s', (kind) => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
  });
  afterAll(() => testDatabase?.remove());

  test('ends with the money where the orders say it is', async () => {
    const tally = new Map<string, number>();
    const clock = { now: START };
    await inDatabase(testDatabase, async (database) => {
      for (let played = 0; played < COUNT; played += AT_ONCE) {
        const dice = createDice(FIRST + played);
        const platforms = memoryPlatforms(clock);
        const day = addDays(dayOf(clock.now), 4);
        const [slotId = 0] = await insertSlots(database, [{ day, capacity: AT_ONCE }]);
        const lost = () => {
          const roll = dice(10);
          return roll === 0 ? ('lost' as const) : roll === 1 ? ('dropped' as const) : null;
        };
        const round: Game = {
          database,
          platforms,
          clock,
          dice,
          orders: await insertOrders(database, AT_ONCE - BUYERS, { slotId, day, together: 3 }),
          buyers: (await insertCallers(database, BUYERS)).map(({ userId }) => userId),
          processes: Array.from({ length: PROCESSES }, () =>
            createProcess(database, platforms, clock, { fault: lost }),
          ),
        };
        await play(round, tally);
        await forgetSome(round);
        await settle(round);
        await compare(round);
        await settle(round);
        const found = [...(await differences(round)), ...(await purchaseDifferences(round))];
        const violations = [...platforms.wechat.violations, ...platforms.alipay.violations];
        expect({ seed: FIRST + played, found, violations }).toEqual({
          seed: FIRST + played,
          found: [],
          violations: [],
        });
        const before = await snapshot(database);
        await repeatAll(round);
        expect(await snapshot(database)).toBe(before);
        await compare(round);
        const open = await database.pool.query(
          'select partner, kind, number from bill_differences where not healed',
        );
        expect({ seed: FIRST + played, open: open.rows }).toEqual({
          seed: FIRST + played,
          open: [],
        });
        expect((await readLedger(database)).unbalanced).toEqual([]);
        await database.pool.query(
          `delete from payment_refunds; delete from bill_differences; delete from reconciliations;
           delete from payments;
           delete from member_terms; delete from member_purchases; delete from messages;
           delete from refunds; delete from order_events; delete from orders; update slots set remaining = capacity`,
        );
      }
      const healed = [...tally].filter(([name]) => name.endsWith(' ok')).map(([name]) => name);
      expect(healed).toEqual(
        expect.arrayContaining([
          ...['prepay ok', 'pay ok', 'cancel ok', 'cancelVisit ok'],
          ...['purchase prepay ok', 'purchase pay ok', 'purchase end ok', 'purchase leave ok'],
        ]),
      );
    });
    if (process.env.PAYMENT_SCHEDULES)
      process.stdout.write(
        `${kind}: ${COUNT} schedules\n${JSON.stringify([...tally].sort(), null, 1)}\n`,
      );
  });
});
