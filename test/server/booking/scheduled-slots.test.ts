import { CODE } from '@contract/errors';
import { minutesOf } from '@contract/time/clock-rules';
import type { Database, Db } from '../../../server/db/database';
import { createFollowChanges } from '../../../server/shared/slots/schedule/follow-changes';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  KINDS,
  openIn,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { ANY_EFFECT, insertStaff } from '../kit/worlds/desk-world';
import { CALLERS, createDice, createScene, readScene } from '../kit/worlds/interleaving-world';
import type { Dice, Scene } from '../kit/worlds/interleaving-world';
import { leaveSlots, shareSlots } from '../kit/worlds/shared-slots-world';
import { pause } from '../kit/until';
import {
  addSchedules,
  anyTimetable,
  everyDay,
  HOURS,
  markStale,
  setTimetable,
  withOtherCapacities,
} from '../kit/worlds/schedule-world';
import type { Timetable } from '../kit/worlds/schedule-world';
import { channelInProcess } from './interleaving-channels';
import type { Answer, Channel } from './interleaving-channels';

/** Sequences on each database, and the number of the first one. */
const COUNT = Number(process.env.INTERLEAVINGS || 30);
const FIRST = Number(process.env.INTERLEAVING_FIRST || 1);
const STEPS = 8;
const MOST_AT_ONCE = 5;
/** ms after the others at which somebody acts at the latest: some meet the job in its middle. */
const LATEST = 25;
/** Statements after which a job that is killed has run. */
const KILLED_AFTER = 30;

/** Refusals that competing people may get. */
const EXPECTED: readonly string[] = [
  ...[CODE.SUCCESS, CODE.SLOT_FULL, CODE.DUPLICATE_ORDER, CODE.SLOT_CLOSED, CODE.NOT_FOUND],
  ...[CODE.ORDER_STATE, CODE.NO_CHANGES_LEFT, CODE.HOLD_ALLOWANCE, CODE.CAPACITY_TOO_LOW],
  ...[CODE.ALREADY_WAITLISTED, CODE.SLOTS_AVAILABLE],
];

jest.setTimeout(3_600_000);

interface SlotNow {
  readonly id: number;
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly capacity: number;
  readonly remaining: number;
  readonly scheduled_capacity: number | null;
  readonly is_by_hand: boolean;
  /** Products in stock that share it. */
  readonly products: number;
  readonly group_code: string;
}

/** Everything that is remembered while a sequence is played. */
interface Play {
  readonly scene: Scene;
  readonly dice: Dice;
  readonly channel: Channel;
  readonly database: Database;
  readonly holds: Map<string, string>;
  /** Orders that were acknowledged, with the status that their owners were last told. */
  readonly told: Map<string, { readonly userId: string; status: 'BOOKED' | 'CANCELLED' }>;
  slots: readonly SlotNow[];
  timetable: Timetable;
  /** How often something has happened in all sequences. */
  readonly tally: Map<string, number>;
}
type Player = Scene['callers'][number];

const count = ({ tally }: Pick<Play, 'tally'>, what: string, times = 1): void =>
  void tally.set(what, (tally.get(what) ?? 0) + times);

const SLOTS = `
select s.id, s.day, s.start_time, s.end_time, s.capacity, s.remaining, s.scheduled_capacity,
  (select count(*)::integer from slot_group_products g join clinic_products o using (depa_code, product_id)
    where g.depa_code = s.depa_code and g.group_code = s.group_code and o.in_stock) as products, s.group_code,
  s.closed_at is not null or exists (select from capacity_changes c where c.slot_id = s.id) as is_by_hand
from slots s where s.group_code = any($1::text[]) order by s.day, s.start_time, s.id`;
const readSlots = async ({ database, scene }: Pick<Play, 'database' | 'scene'>) =>
  (await database.pool.query<SlotNow>(SLOTS, [[scene.productId, scene.otherId]])).rows;

const follow = async (db: Db): Promise<void> => {
  const step = createFollowChanges(db, async (_, work) => (await work(), true));
  while (await step(Date.now()));
};

/** The job until it is done, or the process is killed after some statement. */
async function runKilled(play: Play, after: number): Promise<void> {
  let left = after;
  const killed = new Error('killed');
  const db = play.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      left -= 1;
      return left === 0 ? Promise.reject(killed) : Promise.resolve(result);
    },
  });
  await follow(db).catch((error: unknown) => {
    if (error !== killed) throw error;
    count(play, 'killed');
  });
}

/** Often one of a few, so that people meet. */
const anySlot = ({ slots, dice }: Play): number =>
  slots[dice(Math.max(1, dice(3) === 0 ? slots.length : 1))]?.id ?? 0;

function anyOrder({ told, dice }: Play, { userId }: Player): string | null {
  const own = [...told].filter(([, each]) => each.userId === userId && each.status === 'BOOKED');
  return own[dice(Math.max(1, own.length))]?.[0] ?? null;
}

async function book(play: Play, player: Player, slotId: number, more = {}): Promise<Answer> {
  const linkmanId = play.dice(2) === 0 ? player.secondId : player.linkmanId;
  const productId = play.scene.productOf(linkmanId);
  const form = { ...bookingOf(player, slotId), productId, linkmanId, ...more };
  const answer = await play.channel('POST /subscribe/subscribe/addV2.do', form, player);
  if (answer.code === CODE.SUCCESS) {
    const { orderId } = answer.data as { orderId: string };
    play.told.set(orderId, { userId: player.userId, status: 'BOOKED' });
  }
  return answer;
}

async function bookHeld(play: Play, player: Player): Promise<Answer | null> {
  const holdId = play.holds.get(player.userId);
  const { rows } = await play.database.pool.query<{ slot_id: number }>(
    'select slot_id from holds where id = $1',
    [holdId ?? ''],
  );
  return rows[0] ? book(play, player, rows[0].slot_id, { holdId }) : null;
}

async function hold(play: Play, player: Player): Promise<Answer> {
  const parts = [{ slotId: anySlot(play), places: 1 }];
  const answer = await play.channel('POST /subscribe/subscribe/hold.do', { parts }, player);
  if (answer.code === CODE.SUCCESS)
    play.holds.set(player.userId, (answer.data as { holdId: string }).holdId);
  return answer;
}

async function release(play: Play, player: Player): Promise<Answer | null> {
  const holdId = play.holds.get(player.userId);
  if (holdId === undefined) return null;
  return play.channel('POST /subscribe/subscribe/releaseHold.do', { holdId }, player);
}

async function cancel(play: Play, player: Player): Promise<Answer | null> {
  const orderId = anyOrder(play, player);
  if (orderId === null) return null;
  const input = { orderId, reason: 'time' } as const;
  const answer = await play.channel('POST /order/subscribe/cancel.do', input, player);
  const order = play.told.get(orderId);
  if (answer.code === CODE.SUCCESS && order) order.status = 'CANCELLED';
  return answer;
}

async function change(play: Play, player: Player): Promise<Answer | null> {
  const orderId = anyOrder(play, player);
  if (orderId === null) return null;
  return play.channel(
    'POST /order/subscribe/update.do',
    { orderId, slotId: anySlot(play) },
    player,
  );
}

const join = ({ channel, scene, dice }: Play, player: Player): Promise<Answer> => {
  const productId = scene.productOf(player.linkmanId);
  const waiting = { linkmanId: player.linkmanId, productId, doseNo: 1, depaCode: CLINIC };
  return channel(
    'POST /subscribe/waiting/join.do',
    { ...waiting, day: dayFrom(3 + dice(3)) },
    player,
  );
};

const capacity = (play: Play, player: Player): Promise<Answer> =>
  play.channel('POST /desk/capacity.do', { slotId: anySlot(play), capacity: play.dice(5) }, player);

function close(play: Play, player: Player): Promise<Answer> {
  const slot = play.slots[play.dice(Math.max(1, play.slots.length))];
  const target = { day: slot?.day ?? dayFrom(4), slotId: slot?.id ?? 0 };
  if (play.dice(2) === 0) return play.channel('POST /desk/reopen.do', target, player);
  const input = { ...target, reason: '设备检修', shown: ANY_EFFECT };
  return play.channel('POST /desk/close.do', input, player);
}

async function changeSchedule(play: Play): Promise<null> {
  const { timetable, dice, scene } = play;
  play.timetable =
    dice(2) === 0 ? anyTimetable(scene.productId, dice) : withOtherCapacities(timetable, dice);
  await setTimetable(play.database, scene.productId, play.timetable);
  return null;
}

/** The second product gets slots of its own, or shares those of the first again. */
async function regroup({ database, scene, dice }: Play): Promise<null> {
  const { productId, otherId } = scene;
  if (dice(2) === 0) await leaveSlots(database, otherId);
  else await shareSlots(database, [productId, otherId]);
  for (const group of [productId, otherId]) await markStale(database.pool, group);
  return null;
}

type Act = (play: Play, player: Player) => Promise<Answer | null>;
const toBook: Act = (play, player) => book(play, player, anySlot(play));
const byJob: Act = async ({ database }) => (await follow(database.db), null);
const ACTS: readonly Act[] = [
  ...[toBook, toBook, hold, bookHeld, release, cancel, change, join, capacity, close],
  ...[
    byJob,
    regroup,
    async (play: Play) => (await runKilled(play, 1 + play.dice(KILLED_AFTER)), null),
  ],
];

async function violationsOf(play: Play): Promise<string[]> {
  const slotIds = play.slots.map(({ id }) => id);
  const { faults, orders } = await readScene(play.database, { ...play.scene, slotIds });
  const found = new Map(orders.map(({ id, status }) => [id, status]));
  for (const [id, { status }] of play.told)
    if (found.get(id) !== status)
      faults.push(`order ${id} is ${found.get(id) ?? 'lost'}, not ${status}`);
  return faults;
}

/** Whether a time lies in one of the clinic's periods: a slot that nobody has set by hand and that has places has to. */
const isWithinHours = ({ start_time: start, end_time: end }: SlotNow): boolean =>
  HOURS[0]?.periods.some(({ from, to }) => start >= from && end <= to) ?? false;

/** Whether a slot has free places though it is closed by an exception of the whole clinic or the product. */
const isClosed = (
  { exceptions }: Timetable,
  { day, start_time: start, end_time: end, group_code: group }: SlotNow,
): boolean =>
  exceptions.some(
    (one) =>
      (one.groupCode ?? group) === group &&
      one.kind === 'closed' &&
      one.firstDay <= day &&
      one.lastDay >= day &&
      minutesOf(one.startTime ?? '00:00') < minutesOf(end) &&
      minutesOf(one.endTime ?? '23:59') > minutesOf(start),
  );

/** What the job has to have made of the slots once it is done. */
function unscheduled({ timetable }: Play, slots: readonly SlotNow[]): string[] {
  return slots
    .filter((slot) => slot.remaining > 0 && slot.day > dayFrom(0) && !slot.is_by_hand)
    .filter((slot) => slot.products === 0 || !isWithinHours(slot) || isClosed(timetable, slot))
    .map((slot) => `slot ${slot.day} ${slot.start_time}-${slot.end_time} has free places`);
}

async function playSequence(
  { database, channel, tally }: Pick<Play, 'database' | 'channel' | 'tally'>,
  number: number,
): Promise<void> {
  const dice = createDice(number);
  const scene = await createScene(database, `T${number}`, dice);
  const play: Play = {
    ...{ scene, dice, channel, database, tally },
    holds: new Map(),
    told: new Map(),
    slots: [],
    timetable: anyTimetable(scene.productId, dice),
  };
  await setTimetable(database, scene.productId, play.timetable);
  await addSchedules(database, everyDay(scene.otherId));
  for (let step = 0; step < STEPS; step += 1) {
    play.slots = (await readSlots(play)).filter(
      ({ day }) => day >= dayFrom(2) && day <= dayFrom(7),
    );
    const acts = Array.from(
      { length: 1 + dice(MOST_AT_ONCE) },
      () => ACTS[dice(ACTS.length)] as Act,
    );
    if (dice(3) > 0) {
      await changeSchedule(play);
      acts.push(byJob);
    } else acts.push(changeSchedule);
    const answers = await Promise.all(
      acts.map(async (act) => {
        await pause(dice(LATEST));
        return act(play, scene.callers[dice(CALLERS)] as Player);
      }),
    );
    const slots = await readSlots(play);
    const faults = await violationsOf({ ...play, slots });
    for (const { id, scheduled_capacity: scheduled, capacity: taken, remaining } of slots) {
      if (scheduled !== null && remaining > 0)
        faults.push(`slot ${id} is withdrawn and has places`);
      if (scheduled === 0 && taken > 0) count(play, 'withdrawn with people');
      if (scheduled !== null && scheduled > 0) count(play, 'too few places');
    }
    for (const answer of answers)
      if (answer && !EXPECTED.includes(answer.code)) faults.push(`answer ${answer.code}`);
    for (const [index, answer] of answers.entries())
      if (answer) count(play, `${acts[index]?.name ?? ''} ${answer.code}`);
    if (faults.length > 0)
      throw new Error(`Sequence ${number}, step ${step}:\n${faults.join('\n')}`);
  }
  // What staff have set since the schedule changed stands until it changes again.
  for (const group of [scene.productId, scene.otherId]) await markStale(database.pool, group);
  await follow(database.db);
  const slots = await readSlots(play);
  const faults = [...(await violationsOf({ ...play, slots })), ...unscheduled(play, slots)];
  for (const group of [scene.productId, scene.otherId]) await markStale(database.pool, group);
  await follow(database.db);
  for (const [index, again] of (await readSlots(play)).entries())
    if (JSON.stringify(again) !== JSON.stringify(slots[index]))
      faults.push(
        `the second time ${JSON.stringify(slots[index])} became ${JSON.stringify(again)}`,
      );
  if (faults.length > 0) throw new Error(`Sequence ${number}:\n${faults.join('\n')}`);
}

describe.each(KINDS)('slots of schedules that change while people book, on %s', (kind) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    database = await openIn(testDatabase);
    await insertStaff(database, [CLINIC]);
  });
  afterAll(async () => {
    await database?.close();
    await testDatabase?.remove();
  });

  test('nobody loses a place, no slot has places that the schedule does not give it', async () => {
    const parts = {
      database,
      channel: channelInProcess(database),
      tally: new Map<string, number>(),
    };
    for (let number = FIRST; number < FIRST + COUNT; number += 1) await playSequence(parts, number);
    if (process.env.INTERLEAVINGS)
      process.stdout.write(`${kind}: ${JSON.stringify([...parts.tally].sort())}\n`);
    for (const what of [
      ...['toBook', 'bookHeld', 'hold', 'cancel', 'change', 'join', 'capacity', 'close'].map(
        (name) => `${name} ${CODE.SUCCESS}`,
      ),
      ...['killed', 'withdrawn with people'],
    ])
      expect([what, parts.tally.get(what) ?? 0]).not.toEqual([what, 0]);
  });
});
