import { sql } from 'kysely';
import type { DataOf } from '@contract/endpoints';
import type { LotteryCard, LotteryDetail } from '@contract/lottery/endpoints';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { findActivity, prizeOf, stateOf } from './activity';
import type { Activity } from './activity';

/** An activity in a list. @param now ms */
export const activityCard = (row: Activity, language: Language, now: number): LotteryCard => ({
  activityId: row.id,
  title: inLanguage(row.title, language),
  summary: inLanguage(row.summary, language),
  state: stateOf(row, now),
  opensAt: row.opens_at.getTime(),
  closesAt: row.closes_at.getTime(),
  drawAt: row.draw_at.getTime(),
  winners: row.winners,
});

/** The published parts of a draw; the seed only once it was drawn. */
const recordOf = (row: Activity) => ({
  activityId: row.id,
  seedHash: row.seed_hash,
  seed: row.drawn_at ? row.seed : null,
  listHash: row.list_hash,
  source: row.source,
  round: row.round,
  publicValue: row.public_value,
  winners: row.winners,
});

interface Counts {
  readonly tickets: number;
  readonly people: number;
}
/** Of an activity. */
export type CountTickets = (row: Activity) => Promise<Counts>;

/** Counts tickets and their people; of a closed list, which cannot change, once for each process. */
export function createCounts(db: Db): CountTickets {
  const final = new Map<string, Counts>();
  return async ({ id, closed_at: closedAt }) => {
    const cached = final.get(id);
    if (cached) return cached;
    const { rows } = await sql<Counts>`
      select count(*)::int as tickets, count(distinct holder)::int as people
      from lottery_tickets where activity_id = ${id}`.execute(db);
    const counts = rows[0] ?? { tickets: 0, people: 0 };
    if (closedAt !== null) final.set(id, counts);
    return counts;
  };
}

const rankedOf = (db: Db, activityId: string) =>
  db
    .selectFrom('lottery_winners')
    .select(['position', 'ticket_id', 'shown_as', 'state', 'unit'])
    .where('activity_id', '=', activityId)
    .orderBy('position')
    .execute();

/** An activity in full, in the reader's language. @param now ms */
export async function activityDetail(
  { db, countTickets }: { db: Db; countTickets: CountTickets },
  row: Activity,
  language: Language,
  now: number,
): Promise<LotteryDetail> {
  const ranked = row.drawn_at ? await rankedOf(db, row.id) : [];
  return {
    ...activityCard(row, language, now),
    ...recordOf(row),
    ...(await countTickets(row)),
    organiser: inLanguage(row.organiser, language),
    prizes: row.prizes.map(({ name, stock, valueCents }) => ({
      name: inLanguage(name, language),
      stock,
      valueCents,
    })),
    rules: row.rules.map(({ heading, text }) => ({
      heading: inLanguage(heading, language),
      text: inLanguage(text, language),
    })),
    ticketBeans: row.ticket_beans,
    beanTickets: row.bean_tickets,
    claimDays: row.claim_days,
    winnerList: ranked.flatMap(({ position, shown_as: shownAs, state, unit }) => {
      const prize = unit === null ? undefined : prizeOf(row.prizes, unit);
      return prize ? { position, shownAs, state, prize: inLanguage(prize.name, language) } : [];
    }),
  };
}

/** What is needed to recompute a draw, besides the list. @throws DomainError 4004 */
export async function drawRecord(
  db: Db,
  activityId: string,
): Promise<DataOf<'GET /lottery/draw/record.do'>> {
  const row = await findActivity(db, activityId);
  const ranked = row.drawn_at ? await rankedOf(db, activityId) : [];
  return {
    ...recordOf(row),
    tickets: row.tickets,
    result: ranked.map(({ ticket_id: ticketId }) => ticketId),
  };
}
