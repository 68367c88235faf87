import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  inDatabase,
  KINDS,
  readLedger,
} from '../server/kit/worlds/booking-world';
import type { Caller, Kind } from '../server/kit/worlds/booking-world';
import { startOn } from '../server/kit/start-on';
import { insertRelease } from '../server/kit/worlds/release-world';
import { RushCaller } from './rush-caller';
import { chanceBound, quantile, shareInterval, spearman } from './rush-statistics';

const PEOPLE = 5_000;
const BOTS = Math.round(PEOPLE / 3);
/** Bots that never enter the queue and only call the booking. */
const OUTSIDERS = 300;
const CAPACITY = 200;
const SLOTS = 10;
/** ms. */
const ENTRY = 15_000;
const TURN = 10_000;
/** Shares of people who come after the opening, and who let their admission expire. */
const LATE_SHARE = 0.05;
const IDLE_SHARE = 0.1;
/** Bots call again at once, this many in parallel: as fast as the machine allows. */
const BOT_WORKERS = 96;
const ADD = 'POST /subscribe/subscribe/addV2.do';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Participant {
  readonly caller: Caller;
  readonly bot: boolean;
  enteredAt: number;
  calls: number;
  position: number | null;
  drawn: boolean;
  booked: boolean;
}

async function rush(kind: Kind): Promise<void> {
  console.log(kind === 'pglite' ? 'PGlite' : 'PostgreSQL');
  const testDatabase = await createTestDatabase(kind);
  const world = await createWorld(testDatabase, { callers: PEOPLE + OUTSIDERS, slots: [] });
  const releaseAt = Date.now() + ENTRY + 8_000;
  const { releaseId, slotIds } = await inDatabase(testDatabase, (database) =>
    insertRelease(database, {
      capacities: new Array<number>(SLOTS).fill(CAPACITY / SLOTS),
      releaseAt,
    }),
  );
  const provider = await startOn(testDatabase, { ADMISSION_SECONDS: String(TURN / 1000) });
  const http = new RushCaller(provider.url, 256);
  const bots = new RushCaller(provider.url, BOT_WORKERS);
  const people = world.callers.slice(0, PEOPLE).map((caller, n): Participant => ({
    caller,
    bot: n % 3 === 0,
    enteredAt: 0,
    calls: 0,
    position: null,
    drawn: false,
    booked: false,
  }));
  const outsiders = world.callers.slice(PEOPLE);
  const direct = { asked: 0, refused: 0, made: 0 };
  let isExpired = false;

  const enter = async (one: Participant, by: RushCaller): Promise<void> => {
    one.enteredAt = performance.now();
    one.calls += 1;
    const input = { releaseId, people: [{ linkmanId: one.caller.linkmanId, doseNo: 1 }] };
    const { code } = await by.call('POST /subscribe/release/enter.do', input, one.caller.token);
    if (code !== CODE.SUCCESS && code !== CODE.QUEUE_CLOSED) throw new Error(`Not let in: ${code}`);
  };
  const poll = async (one: Participant, by: RushCaller) => {
    one.calls += 1;
    const { data } = await by.call(
      'GET /subscribe/release/ticket.do',
      { releaseId },
      one.caller.token,
    );
    one.position = data.ticket?.position ?? one.position;
    one.drawn ||= data.ticket?.drawNumber != null;
    if (data.state === 'ended') isExpired = true;
    return data;
  };
  const book = async (one: Participant, by: RushCaller): Promise<void> => {
    const first = Math.floor(Math.random() * SLOTS);
    for (let n = 0; n < SLOTS && !one.booked; n += 1) {
      one.calls += 1;
      const form = bookingOf(one.caller, slotIds[(first + n) % SLOTS] ?? 0);
      const { code } = await by.call(ADD, form, one.caller.token);
      if (code === CODE.SUCCESS) one.booked = true;
      else if (code !== CODE.SLOT_FULL) return;
    }
  };
  /**
   * A booking without admission: what a script sends that skips the queue. `inTurn`: whether it was admitted after
   * all.
   */
  const bookDirectly = async (
    caller: Caller,
    slot: number,
    inTurn: () => Promise<boolean>,
  ): Promise<void> => {
    const { code } = await bots.call(
      ADD,
      bookingOf(caller, slotIds[slot % SLOTS] ?? 0),
      caller.token,
    );
    if (code === CODE.SUCCESS && (await inTurn())) return;
    direct.asked += 1;
    if (code === CODE.SUCCESS) direct.made += 1;
    else direct.refused += 1;
  };
  /** Admission may come between reading the ticket and the booking; only an admission is ever used up. */
  const cameInTurn = async (one: Participant): Promise<boolean> => {
    one.booked = (await poll(one, bots)).ticket?.state === 'used';
    return one.booked;
  };

  const person = async (one: Participant, n: number): Promise<void> => {
    const isLate = Math.random() < LATE_SHARE;
    await pause(isLate ? releaseAt - Date.now() + Math.random() * TURN : Math.random() * ENTRY);
    await enter(one, http);
    while (!isExpired) {
      const { ticket, nextMs } = await poll(one, http);
      if (!ticket || ['used', 'lapsed', 'soldOut'].includes(ticket.state)) return;
      if (ticket.state === 'admitted') {
        if (n % Math.round(1 / IDLE_SHARE) === 0) return;
        await pause(1_000 + Math.random() * 2_000);
        return book(one, http);
      }
      // A page polls less often than this bench can wait.
      await pause(Math.min(nextMs, 8_000));
    }
  };
  const machine = async (mine: readonly Participant[]): Promise<void> => {
    await Promise.all(mine.map((one) => enter(one, bots)));
    const running = new Set(mine);
    for (let round = 0; running.size > 0 && !isExpired; round += 1)
      for (const one of running) {
        const { ticket } = await poll(one, bots);
        if (ticket?.state === 'admitted') {
          await book(one, bots);
          running.delete(one);
        } else if (ticket?.state === 'soldOut') running.delete(one);
        else if (Date.now() > releaseAt) {
          await bookDirectly(one.caller, round, () => cameInTurn(one));
          const outsider = outsiders[(round + one.calls) % OUTSIDERS];
          if (outsider) await bookDirectly(outsider, round, () => Promise.resolve(false));
        }
        if (isExpired) return;
      }
  };
  const shares = Array.from({ length: BOT_WORKERS }, (_, worker) =>
    people.filter(({ bot }) => bot).filter((_one, n) => n % BOT_WORKERS === worker),
  );
  await Promise.all([...people.filter(({ bot }) => !bot).map(person), ...shares.map(machine)]);
  // Everybody's queue position, for the statistics.
  await Promise.all(people.filter(({ enteredAt }) => enteredAt > 0).map((one) => poll(one, http)));
  http.close();
  bots.close();
  await provider.halt();
  const { orders, unbalanced } = await inDatabase(testDatabase, readLedger);
  await testDatabase.remove();
  report(people, orders.length, direct, [http, bots]);
  if (unbalanced.length > 0) throw new Error(`Slots out of balance: ${unbalanced.join(', ')}`);
}

function report(
  people: readonly Participant[],
  orders: number,
  direct: { readonly asked: number; readonly refused: number; readonly made: number },
  callers: readonly RushCaller[],
): void {
  const drawn = people.filter(({ drawn: isDrawn, position }) => isDrawn && position !== null);
  const position = drawn.map((one) => one.position ?? 0);
  const bound = chanceBound(drawn.length);
  const byTime = spearman(
    drawn.map(({ enteredAt }) => enteredAt),
    position,
  );
  const byBot = spearman(
    drawn.map(({ bot }) => Number(bot)),
    position,
  );
  const front = drawn.filter((one) => (one.position ?? 0) <= CAPACITY);
  const botsIn = drawn.filter(({ bot }) => bot).length;
  const botsFront = front.filter(({ bot }) => bot).length;
  const blind = shareInterval(botsIn, drawn.length, CAPACITY);
  const booked = people.filter((one) => one.booked);
  const botOrders = booked.filter(({ bot }) => bot).length;
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  const calls = (bot: boolean): string => {
    const group = people.filter((one) => one.bot === bot);
    return (group.reduce((sum, one) => sum + one.calls, 0) / group.length).toFixed(1);
  };
  console.log(
    `  orders ${orders} of ${CAPACITY} places; ${people.length} people, ${BOTS} of them bots`,
  );
  console.log(
    `  in the draw ${drawn.length}; calls each: people ${calls(false)}, bots ${calls(true)}`,
  );
  console.log(
    `  bots: ${percent(botsIn / drawn.length)} of the draw, ${percent(botsFront / CAPACITY)} of its first ${CAPACITY} ` +
      `(blind: ${percent(blind.from / CAPACITY)} to ${percent(blind.to / CAPACITY)}), ${percent(botOrders / orders)} of the orders`,
  );
  console.log(
    `  Spearman with the position: time of entry ${byTime.toFixed(4)}, being a bot ${byBot.toFixed(4)} ` +
      `(95 % of blind draws within ±${bound.toFixed(4)})`,
  );
  console.log(
    `  direct calls without a turn: ${direct.asked}, refused ${direct.refused}, made ${direct.made}`,
  );
  for (const path of new Set(callers.flatMap(({ times }) => [...times.keys()]))) {
    const times = callers.flatMap((one) => one.times.get(path) ?? []).sort((a, b) => a - b);
    console.log(
      `  ${path.padEnd(36)} ${String(times.length).padStart(7)} calls, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    );
  }
  const faults = [
    orders !== CAPACITY && `${orders} orders instead of ${CAPACITY}`,
    direct.made > 0 && `${direct.made} bookings without a turn`,
    // Twice the bound: exceeded by chance in fewer than one of ten thousand runs.
    Math.abs(byTime) > 2 * bound && 'the position depends on the time of entry',
    Math.abs(byBot) > 2 * bound && 'the position depends on being a bot',
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

async function main(): Promise<void> {
  for (const kind of KINDS) await rush(kind);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
