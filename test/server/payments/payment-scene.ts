import type { Database } from '../../../server/db/database';
import { takeNotice } from '../../../server/domain/payments/payment/notices';
import type { MemoryCall, MemoryPlatform } from '../../platforms/payment/memory-platform';
import { isExpected, STEPS } from './payment-schedules';
import type { Play } from './payment-schedules';
import type { Round } from './payment-books';
import { createProcess, Died, insertOrders, memoryPlatforms } from './payment-world';
import type { Process, TestOrder } from './payment-world';

/** One order, a process that is interrupted and one that goes on, and platforms that lose what they are told to lose. */
export interface Scene extends Round {
  readonly order: TestOrder;
  /** The process that is interrupted. */
  readonly mortal: Process;
  readonly platform: MemoryPlatform;
  /** The next call of a kind gets lost. */
  lose(call: MemoryCall, how: 'lost' | 'dropped'): void;
  /** Steps of the interrupted process; what it dies of is the test's own doing. */
  does(...steps: SceneStep[]): Promise<void>;
  /** Steps of the process that goes on. */
  goesOn(...steps: SceneStep[]): Promise<void>;
  /** The payer pays the order's newest payment. */
  pays(): Promise<void>;
  /** Delivers all callbacks so far. @param more letters that make their ids others */
  calledBack(more?: string): Promise<void>;
  wait(ms: number): void;
  /** The process died where it was to. */
  died(): void;
}

export type SceneStep = Exclude<keyof typeof STEPS, 'pay' | 'notice' | 'freshNotice' | 'wait'>;

/** Chooses WeChat's mini-program, and everything else that is first. */
const FIRST = (): number => 0;

export async function createScene(
  database: Database,
  clock: { now: number },
  where: { readonly slotId: number; readonly day: string },
): Promise<Scene> {
  const platforms = memoryPlatforms(clock);
  const lost = new Map<MemoryCall, 'lost' | 'dropped'>();
  const fault = (call: MemoryCall) => {
    const how = lost.get(call) ?? null;
    lost.delete(call);
    return how;
  };
  const orders = await insertOrders(database, 1, where);
  const order = orders[0] as TestOrder;
  const mortal = createProcess(database, platforms, clock, { fault });
  const other = createProcess(database, platforms, clock, { fault });
  const platform = platforms.wechat;
  const played = ({ parts }: Process): Play => ({ parts, platforms, order, clock, dice: FIRST });

  async function run(by: Process, steps: readonly SceneStep[]): Promise<void> {
    for (const step of steps)
      try {
        await STEPS[step](played(by));
      } catch (error) {
        if (!isExpected(error)) throw error;
      }
  }

  return {
    database,
    platforms,
    clock,
    orders,
    order,
    mortal,
    platform,
    // The dead one is not started again: the other does its work.
    processes: [other, other],
    lose: (call, how) => void lost.set(call, how),
    does: (...steps) => run(mortal, steps),
    goesOn: (...steps) => run(other, steps),
    async pays() {
      const { rows } = await database.pool.query<{ number: string }>(
        `select number from payments join payment_orders on payment_number = number where order_id = $1
         order by created_at desc, superseded limit 1`,
        [order.orderId],
      );
      for (const each of [platforms.wechat, platforms.alipay]) each.pay(rows[0]?.number ?? '');
    },
    async calledBack(more = '') {
      for (const [index, each] of [platforms.wechat, platforms.alipay].entries())
        for (const notice of each.notices)
          for (const by of [mortal, other]) {
            const partner = by.parts.partners.all[index];
            if (!partner || by.isDead()) continue;
            try {
              await takeNotice(by.parts, partner, { ...notice, id: notice.id + more }, clock.now);
            } catch (error) {
              if (!(error instanceof Died)) throw error;
            }
            break;
          }
    },
    wait: (ms) => {
      clock.now += ms;
    },
    died: () => expect(mortal.isDead()).toBe(true),
  };
}
