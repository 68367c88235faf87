import { CODE } from '@contract/errors';
import type { Database } from '../../../server/db/database';
import { bookingOf, CLINIC, newKey } from '../kit/worlds/booking-world';
import { ANY_EFFECT } from '../kit/worlds/desk-world';
import type { Answer, Channel } from './interleaving-channels';
import {
  CALLERS,
  createDice,
  createScene,
  readScene,
  SLOTS,
} from '../kit/worlds/interleaving-world';
import type { Dice, OrderNow, Scene } from '../kit/worlds/interleaving-world';

/** Steps of a sequence; in each step several calls run concurrently. */
const STEPS = 8;
const MOST_AT_ONCE = 4;

/**
 * Refusals that competing people may get: full, duplicate, closed, state, changes, visit, replace, too little
 * capacity, already on the waiting list, not full, waiting-list entry ended.
 */
const EXPECTED = [
  ...[
    CODE.SUCCESS,
    CODE.SLOT_FULL,
    CODE.DUPLICATE_ORDER,
    CODE.SLOT_CLOSED,
    CODE.ORDER_STATE,
    CODE.NO_CHANGES_LEFT,
    CODE.HOLD_ALLOWANCE,
    CODE.NOT_ONE_VISIT,
    CODE.NOT_REPLACEABLE,
  ],
  ...[CODE.CAPACITY_TOO_LOW, CODE.ALREADY_WAITLISTED, CODE.SLOTS_AVAILABLE, CODE.NOT_FOUND],
];

type Player = Scene['callers'][number];

/** What the callers of a scene know from their answers. */
interface Play {
  readonly scene: Scene;
  readonly dice: Dice;
  readonly channel: Channel;
  readonly database: Database;
  /** Newest hold of an account. */
  readonly holds: Map<string, string>;
  /** Newest waiting-list entry of an account. */
  readonly waiting: Map<string, string>;
  /** Acknowledged orders, with the last status that their owner was answered. */
  readonly told: Map<string, 'BOOKED' | 'CANCELLED'>;
  orders: readonly OrderNow[];
}

interface Step {
  readonly name: string;
  readonly run: (play: Play, player: Player) => Promise<Answer | null>;
}

const ADD = 'POST /subscribe/subscribe/addV2.do';
const slotOf = ({ scene, dice }: Play): number => scene.slotIds[dice(SLOTS)] ?? 0;
const ordersOf = (play: Play, { userId }: Player): OrderNow[] =>
  play.orders.filter((order) => order.user_id === userId && order.status === 'BOOKED');

function oneOf<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[dice(Math.max(1, list.length))];
}

async function add(play: Play, player: Player, more: object = {}): Promise<Answer> {
  const productId = play.scene.productOf(player.linkmanId);
  const form = { ...bookingOf(player, slotOf(play)), productId, ...more };
  const answer = await play.channel(ADD, form, player);
  if (answer.code === CODE.SUCCESS)
    play.told.set((answer.data as { orderId: string }).orderId, 'BOOKED');
  return answer;
}

async function withHold(play: Play, player: Player): Promise<Answer | null> {
  const holdId = play.holds.get(player.userId);
  if (holdId === undefined) return null;
  const { rows } = await play.database.pool.query<{ slot_id: number }>(
    'select slot_id from holds where id = $1 order by part limit 1',
    [holdId],
  );
  return add(play, player, { holdId, slotId: rows[0]?.slot_id ?? slotOf(play) });
}

async function family(play: Play, player: Player): Promise<Answer> {
  const first = play.dice(SLOTS);
  const second = Math.min(SLOTS - 1, first + play.dice(2));
  const activeOrder = ordersOf(play, player).find((one) => one.linkman_id === player.linkmanId);
  const replaced = play.dice(2) === 0 ? activeOrder?.id : undefined;
  const people = [player.linkmanId, player.secondId].map((linkmanId, index) => {
    const slotId = play.scene.slotIds[index === 0 ? first : second] ?? 0;
    const { guidelineVersion } = bookingOf(player, slotId);
    const request = { linkmanId, productId: play.scene.productOf(linkmanId), doseNo: 1, slotId };
    return { ...request, guidelineVersion, ...(index === 0 && { replaceOrderId: replaced }) };
  });
  const holdId = play.holds.get(player.userId);
  const answer = await play.channel(
    'POST /subscribe/subscribe/addFamily.do',
    { idempotencyKey: newKey(), depaCode: CLINIC, people, holdId },
    player,
  );
  if (answer.code === CODE.SUCCESS) {
    for (const { orderId } of (answer.data as { orders: { orderId: string }[] }).orders)
      play.told.set(orderId, 'BOOKED');
    if (replaced !== undefined) play.told.set(replaced, 'CANCELLED');
  }
  return answer;
}

async function hold(play: Play, player: Player): Promise<Answer> {
  const parts = [{ slotId: slotOf(play), places: 1 + play.dice(2) }];
  if (play.dice(3) === 0) parts.push({ slotId: slotOf(play), places: 1 });
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
  const order = oneOf(ordersOf(play, player), play.dice);
  if (!order) return null;
  const input = { orderId: order.id, reason: 'time' } as const;
  const answer = await play.channel('POST /order/subscribe/cancel.do', input, player);
  if (answer.code === CODE.SUCCESS) play.told.set(order.id, 'CANCELLED');
  return answer;
}

async function change(play: Play, player: Player): Promise<Answer | null> {
  const order = oneOf(ordersOf(play, player), play.dice);
  if (!order) return null;
  const input = { orderId: order.id, slotId: slotOf(play) };
  return play.channel('POST /order/subscribe/update.do', input, player);
}

async function replace(play: Play, player: Player): Promise<Answer | null> {
  const order = ordersOf(play, player).find(({ linkman_id }) => linkman_id === player.linkmanId);
  if (!order) return null;
  const holdId = play.dice(2) === 0 ? play.holds.get(player.userId) : undefined;
  const answer = await add(play, player, { replaceOrderId: order.id, holdId });
  if (answer.code === CODE.SUCCESS) play.told.set(order.id, 'CANCELLED');
  return answer;
}

/** Lets somebody's hold expire. */
async function lapse({ database, holds }: Play, { userId }: Player): Promise<null> {
  await database.pool.query(
    `update holds set expires_at = created_at where id = $1 and ended_at is null`,
    [holds.get(userId) ?? ''],
  );
  return null;
}

/** Joins the waiting list of the day, at the end. */
async function join(play: Play, player: Player): Promise<Answer> {
  const { linkmanId } = player;
  const productId = play.scene.productOf(linkmanId);
  const request = { linkmanId, productId, doseNo: 1, depaCode: CLINIC, day: play.scene.day };
  const answer = await play.channel('POST /subscribe/waiting/join.do', request, player);
  if (answer.code === CODE.SUCCESS)
    play.waiting.set(player.userId, (answer.data as { waitingId: string }).waitingId);
  return answer;
}

async function leave(play: Play, player: Player): Promise<Answer | null> {
  const waitingId = play.waiting.get(player.userId);
  if (waitingId === undefined) return null;
  return play.channel('POST /subscribe/waiting/leave.do', { waitingId }, player);
}

/** The clinic sets another capacity for a slot, which may be less than is booked. */
const capacity = (play: Play, player: Player): Promise<Answer> =>
  play.channel('POST /desk/capacity.do', { slotId: slotOf(play), capacity: play.dice(5) }, player);

/** The clinic closes a slot … */
function close(play: Play, player: Player): Promise<Answer> {
  const target = { day: play.scene.day, slotId: slotOf(play) };
  const more = { reason: '设备检修', shown: ANY_EFFECT };
  return play.channel('POST /desk/close.do', { ...target, ...more }, player);
}

/** … or opens it again. */
function reopen(play: Play, player: Player): Promise<Answer> {
  const target = { day: play.scene.day, slotId: slotOf(play) };
  return play.channel('POST /desk/reopen.do', target, player);
}

const STEP_KINDS: readonly Step[] = [
  { name: 'book', run: (play, player) => add(play, player) },
  { name: 'hold', run: hold },
  { name: 'hold', run: hold },
  { name: 'book held', run: withHold },
  { name: 'book held', run: withHold },
  { name: 'family', run: family },
  { name: 'release', run: release },
  { name: 'cancel', run: cancel },
  { name: 'change', run: change },
  { name: 'replace', run: replace },
  { name: 'lapse', run: lapse },
  { name: 'join', run: join },
  { name: 'join', run: join },
  { name: 'leave', run: leave },
  { name: 'capacity', run: capacity },
  { name: 'close', run: close },
  { name: 'reopen', run: reopen },
];

/** Number of answers over many sequences, by step and code. */
export type Tally = Map<string, number>;

/**
 * Plays one sequence: in each step several people act at once, and after it the data has to be consistent, nobody may
 * be booked twice, and nothing that was acknowledged may be lost.
 * @throws Error with the sequence's number and its steps otherwise
 */
export async function playSequence(
  database: Database,
  channel: Channel,
  number: number,
  tally: Tally,
): Promise<void> {
  const dice = createDice(number);
  const scene = await createScene(database, `S${number}`, dice);
  const play: Play = {
    scene,
    dice,
    channel,
    database,
    holds: new Map(),
    waiting: new Map(),
    told: new Map(),
    orders: [],
  };
  const story: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const under = Array.from({ length: 1 + dice(MOST_AT_ONCE) }, () => ({
      kind: STEP_KINDS[dice(STEP_KINDS.length)] as Step,
      player: scene.callers[dice(CALLERS)] as Player,
    }));
    const answers = await Promise.all(under.map(({ kind, player }) => kind.run(play, player)));
    const words = under.map(({ kind, player }, index) => {
      const code = answers[index]?.code ?? '-';
      tally.set(`${kind.name} ${code}`, (tally.get(`${kind.name} ${code}`) ?? 0) + 1);
      return `${kind.name} by ${scene.callers.indexOf(player)}: ${code}`;
    });
    story.push(words.join(', '));
    const { faults, orders } = await readScene(database, scene);
    play.orders = orders;
    const found = new Map(orders.map(({ id, status }) => [id, status]));
    for (const [id, status] of play.told) {
      // A cancellation may be answered before the booking that it cancels.
      const now = found.get(id);
      if (now === undefined) faults.push(`order ${id} was acknowledged and is lost`);
      else if (status === 'CANCELLED' && now !== status) faults.push(`order ${id} is ${now} again`);
      else if (status === 'BOOKED' && now !== status)
        faults.push(`order ${id} is ${now}, which nobody asked for`);
    }
    for (const answer of answers)
      if (answer && !EXPECTED.includes(answer.code)) faults.push(`answer ${answer.code}`);
    if (faults.length > 0)
      throw new Error(`Sequence ${number}:\n${story.join('\n')}\n${faults.join('\n')}`);
  }
}

/** Plays sequences, several at a time, and counts the answers. @param first number of the first one */
export async function playSequences(
  database: Database,
  channel: Channel,
  count: number,
  atOnce: number,
  tally: Tally,
  first = 1,
): Promise<void> {
  let next = first;
  const work = async (): Promise<void> => {
    while (next < first + count) await playSequence(database, channel, next++, tally);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
