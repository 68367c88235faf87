import type { Provider } from './harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
  OTHER_CLINIC,
  readLedger,
} from './worlds/booking-world';
import type { Caller } from './worlds/booking-world';
import { insertStaff, openDesk } from './worlds/desk-world';
import type { Desk } from './worlds/desk-world';
import { clockAt, startOn } from './start-on';
import { found } from './until';

/** Ten in the morning, so that today has both near and far slots. */
const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
export const day = (days: number): string => dayFrom(days, CLOCK);

const at = (startTime: string, capacity: number, days = 0, more = {}) => {
  const endTime = `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}:00`;
  return { day: day(days), startTime, endTime, capacity, ...more };
};
const SLOTS = {
  now: at('10:00', 20),
  soon: at('11:00', 10),
  later: at('14:00', 10),
  evening: at('16:00', 3),
  tomorrow: at('09:00', 10, 1),
  closing: at('09:00', 10, 2),
  other: at('09:00', 10, 3),
  tight: at('15:00', 2, 3),
  reopened: at('09:00', 5, 4),
  asked: at('09:00', 10, 5),
  far: at('09:00', 10, 6),
  elsewhere: at('10:00', 10, 0, { depaCode: OTHER_CLINIC }),
};
export type SlotName = keyof typeof SLOTS;

interface CapacityChange {
  readonly staff_id: string;
  readonly capacity_before: number;
  readonly capacity_after: number;
}

/** Two clinics with a desk each, on one provider. */
export interface DeskWorld {
  readonly provider: Provider;
  readonly ids: Readonly<Record<SlotName, number>>;
  readonly desk: Desk;
  readonly otherDesk: Desk;
  newCaller(): Caller;
  book(slot: SlotName, caller?: Caller): Promise<{ caller: Caller; orderId: string }>;
  shown(order: { caller: Caller; orderId: string }): ReturnType<typeof detailOf>;
  /** The newest message of a kind, which a job writes within about a second. */
  messageOf(caller: Caller, kind: string): ReturnType<typeof waitForMessage>;
  /**
   * Stops it, after which the capacity of every slot must add up. @returns who changed slots' capacity by how much, in
   * order.
   */
  close(): Promise<readonly CapacityChange[]>;
}

const detailOf = (provider: Provider, caller: Caller, orderId: string) =>
  provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);

const waitForMessage = (provider: Provider, caller: Caller, kind: string) =>
  found(async () => {
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, caller);
    return list.find((message) => message.kind === kind);
  });

export async function openDeskWorld(): Promise<DeskWorld> {
  const testDatabase = await createTestDatabase('pglite');
  const fresh = [...(await createWorld(testDatabase, { callers: 40, slots: [] })).callers];
  const ids = await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC, OTHER_CLINIC]);
    const made = await insertSlots(database, Object.values(SLOTS));
    return Object.fromEntries(
      Object.keys(SLOTS).map((name, index) => [name, made[index] ?? 0]),
    ) as Record<SlotName, number>;
  });
  const provider = await startOn(testDatabase, clockAt(CLOCK));
  const newCaller = (): Caller => fresh.pop() as Caller;
  return {
    provider,
    ids,
    desk: await openDesk(provider, CLINIC),
    otherDesk: await openDesk(provider, OTHER_CLINIC),
    newCaller,
    async book(slot, caller = newCaller()) {
      const form = { ...bookingOf(caller, ids[slot]), mobile: '13912345678' };
      if (slot === 'elsewhere') form.depaCode = OTHER_CLINIC;
      const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
      return { caller, orderId };
    },
    shown: ({ caller, orderId }) => detailOf(provider, caller, orderId),
    messageOf: (caller, kind) => waitForMessage(provider, caller, kind),
    async close() {
      await provider.halt();
      const [{ unbalanced }, changes] = await inDatabase(testDatabase, async (database) => [
        await readLedger(database),
        await database.pool.query<CapacityChange>(
          'select staff_id, capacity_before, capacity_after from capacity_changes order by id',
        ),
      ]);
      await testDatabase.remove();
      expect(unbalanced).toEqual([]);
      return changes.rows;
    },
  };
}
