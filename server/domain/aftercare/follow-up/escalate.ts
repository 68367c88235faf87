import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { writeFamilyMessage } from './family-message';
import { logCard } from './open-card';

const BATCH = 50;
const MINUTE = 60_000;
/** ms for which a card is claimed: longer than a whole batch takes at a slow gateway. */
const CLAIM = 10 * MINUTE;
/** ms until the SMS of a card that was not sent is tried again. */
const TRY_AGAIN = MINUTE;

interface Late {
  readonly id: string;
  readonly user_id: string;
  readonly order_id: string;
  readonly take_by: Date;
  readonly product: Bilingual;
  readonly clinic: Bilingual;
  readonly phone: string;
}

/**
 * Escalates cards that nobody has taken in time, once each: the desk shows them as late, the family is asked to call the
 * clinic. @param now ms @returns how many
 */
export const escalate = (db: Db, now: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<Late>`
      update aefi_cards c set escalated_at = ${new Date(now)}
      from orders o, products p, departments d
      where c.id in (
          select id from aefi_cards
          where taken_at is null and closed_at is null and escalated_at is null and take_by <= ${new Date(now)}
          order by take_by limit ${sql.lit(BATCH)} for update skip locked)
        and o.id = c.order_id and p.id = o.product_id and d.depa_code = c.depa_code
      returning c.id, c.user_id, c.order_id, c.take_by, p.short_name as product, d.name as clinic, d.phone`.execute(
      trx,
    );
    for (const card of rows) {
      const { product, clinic, phone } = card;
      await logCard(trx, card, 'escalated', { now });
      await writeFamilyMessage(trx, {
        userId: card.user_id,
        kind: 'aefiUnanswered',
        params: { product, clinic, phone },
        orderId: card.order_id,
        dedupeKey: `aefi-unanswered:${card.id}:${card.take_by.getTime()}`,
        now,
      });
    }
    return rows.length;
  });

/** What the person on duty reads: the clinic, and nothing of anybody's health. */
const dutyText = ({ zh }: Bilingual): string =>
  `【易苗】${zh}有一张疑似预防接种异常反应草卡超时无人接手，请立即打开门诊工作台处理，或联系该门诊。`;

interface Claimed {
  readonly id: string;
  readonly take_by: Date;
  readonly clinic: Bilingual;
}

/** Claims an escalated card that nobody on duty was notified of; a claim ends by itself. */
async function claimCard(db: Db, until: Date, now: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update aefi_cards c set duty_claimed_until = ${until}
    from departments d
    where d.depa_code = c.depa_code and c.id in (
      select id from aefi_cards
      where escalated_at is not null and duty_notified_at is null and taken_at is null and closed_at is null
        and (duty_claimed_until is null or duty_claimed_until <= ${new Date(now)})
      order by escalated_at, id limit 1 for update skip locked)
    returning c.id, c.take_by, d.name as clinic`.execute(db);
  return rows[0];
}

/**
 * Notifies the person on duty of escalated cards, one SMS a card. One that was certainly not sent is tried again after a
 * minute, as the others are, so that a gateway that is down is not pressed; one that was under way when the provider
 * stopped, when its claim ends. @param send resolves with whether it may have been sent @param now ms
 */
export async function notifyDuty(
  db: Db,
  send: (text: string, id: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  for (let count = 0; count < BATCH; count += 1) {
    const claimedUntil = new Date(now + CLAIM);
    const card = await claimCard(db, claimedUntil, now);
    if (!card) return;
    // Escalated anew after it became more urgent, it is another text.
    const isSent = await send(dutyText(card.clinic), `aefi-${card.id}-${card.take_by.getTime()}`);
    await db
      .updateTable('aefi_cards')
      .set(
        isSent
          ? { duty_notified_at: new Date(now) }
          : { duty_claimed_until: new Date(now + TRY_AGAIN) },
      )
      .where('id', '=', card.id)
      // Not where it has become more urgent meanwhile.
      .where('duty_claimed_until', '=', claimedUntil)
      .execute();
    if (!isSent) return;
  }
}

/** Whether a card was not taken in time, or its person on duty is not notified; both are looked at while it is open. */
export const areCardsDue: IsDue = (now) => sql`exists (
  select from aefi_cards
  where taken_at is null and closed_at is null and (
    (escalated_at is null and take_by <= ${new Date(now)})
    or (escalated_at is not null and duty_notified_at is null
      and (duty_claimed_until is null or duty_claimed_until <= ${new Date(now)}))))`;
