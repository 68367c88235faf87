import type { PrizeState } from '@contract/lottery/lottery-rules';
import { hashOfList, hashOfSeed } from '../../../server/domain/rewards/lottery/draw-numbers';
import { newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { HOUR, NOW } from './statement-world';
import type { StatementWorld } from './statement-world';

const SEED = 'ab'.repeat(32);
const both = (text: string) => ({ zh: text, en: text });
const PRIZES = [
  { name: both('first'), stock: 1, valueCents: 100 },
  { name: both('second'), stock: 2, valueCents: 10 },
];
const DAY = 24 * HOUR;

/** A lottery activity of three prizes that closes and is drawn at a time (ms). */
export interface ActivityTimes {
  readonly closesAt?: number;
  readonly drawAt?: number;
  readonly claimDays?: number;
}

/** Inserts an activity that is open. @returns its id */
export async function insertActivity(
  world: StatementWorld,
  { closesAt = NOW - HOUR, drawAt = NOW, claimDays = 7 }: ActivityTimes = {},
): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into lottery_activities (id, title, summary, organiser, prizes, rules, opens_at, closes_at, draw_at,
       ticket_beans, bean_tickets, claim_days, winners, published_at, seed, seed_hash, holder_key, source)
     values ($1, $2, $2, $2, $3, '[]', $4, $5, $6, 5, 3, $7, 3, $4, $8, $9, $10, 'simulated')`,
    [
      id,
      JSON.stringify(both('activity')),
      JSON.stringify(PRIZES),
      new Date(NOW - 30 * DAY),
      new Date(closesAt),
      new Date(drawAt),
      claimDays,
      SEED,
      hashOfSeed(SEED),
      newKey(),
    ],
  );
  return id;
}

/** Inserts a ticket of an activity. @param holder pseudonym of its person @returns its id */
export async function insertTicket(
  world: StatementWorld,
  activityId: string,
  caller: Caller,
  holder = caller.userId,
): Promise<string> {
  const id = newKey();
  await world.run(
    'insert into lottery_tickets (id, activity_id, holder, free_day, at) values ($1, $2, $3, null, $4)',
    [id, activityId, holder, new Date(NOW - DAY)],
  );
  await world.run(
    `insert into lottery_ticket_owners (ticket_id, activity_id, user_id, idempotency_key, at)
     values ($1, $2, $3, $1, $4)`,
    [id, activityId, caller.userId, new Date(NOW - DAY)],
  );
  return id;
}

/** Somebody drawn: the state of their prize, its unit, and until when (ms) it can be claimed. */
export interface Drawn {
  readonly state: PrizeState;
  readonly unit?: number;
  readonly claimUntil?: number;
}

/** An activity that was drawn, with a ticket of somebody else at each position. */
export interface DrawnActivity {
  readonly activityId: string;
  /** By position. */
  readonly ticketIds: readonly string[];
  readonly owners: readonly Caller[];
}

/** Inserts an activity that was drawn, with these positions. */
export async function insertDrawn(
  world: StatementWorld,
  positions: readonly Drawn[],
  times: ActivityTimes = {},
): Promise<DrawnActivity> {
  const activityId = await insertActivity(world, times);
  const owners = positions.map(() => world.caller());
  const ticketIds: string[] = [];
  for (const owner of owners) ticketIds.push(await insertTicket(world, activityId, owner));
  await world.run(
    `update lottery_activities set closed_at = closes_at, list_hash = $2, tickets = $3, round = 1, public_value = 'v',
       drawn_at = draw_at where id = $1`,
    [activityId, hashOfList([]), positions.length],
  );
  // Written backwards: a position is no sequence of rows.
  for (const [index, { state, unit = null, claimUntil }] of [...positions.entries()].reverse())
    await world.run(
      `insert into lottery_winners (activity_id, position, ticket_id, shown_as, state, unit, claim_until)
       values ($1, $2, $3, '', $4, $5, $6)`,
      [
        activityId,
        index + 1,
        ticketIds[index],
        state,
        unit,
        unit === null ? null : new Date(claimUntil ?? NOW),
      ],
    );
  return { activityId, ticketIds, owners };
}

/** State and unit of each position, as `won 1` or `reserve`. */
export async function positionsNow(world: StatementWorld, activityId: string): Promise<string[]> {
  const rows = await world.run<{ state: string; unit: number | null }>(
    'select state, unit from lottery_winners where activity_id = $1 order by position',
    [activityId],
  );
  return rows.map(({ state, unit }) => (unit === null ? state : `${state} ${unit}`));
}

/** Kinds of the messages about an activity that somebody has, in their sequence. */
export async function messagesTo(
  world: StatementWorld,
  { userId }: Pick<Caller, 'userId'>,
): Promise<string[]> {
  const rows = await world.run<{ kind: string }>(
    'select kind from messages where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
}
