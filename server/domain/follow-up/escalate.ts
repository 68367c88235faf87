import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Bilingual } from '../../kernel/language';
import { writeFamilyMessage } from './family-message';
import { logCard } from './open-card';

const BATCH = 50;

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

/**
 * Notifies the person on duty of escalated cards, one SMS a card; one that was certainly not sent is tried again.
 * @param send resolves with whether it may have been sent
 */
export async function notifyDuty(
  db: Db,
  send: (text: string, id: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ id: string; clinic: Bilingual }>`
    update aefi_cards c set duty_notified_at = ${new Date(now)}
    from departments d
    where d.depa_code = c.depa_code and c.id in (
      select id from aefi_cards
      where escalated_at is not null and duty_notified_at is null and taken_at is null and closed_at is null
      limit ${sql.lit(BATCH)} for update skip locked)
    returning c.id, d.name as clinic`.execute(db);
  for (const { id, clinic } of rows)
    if (!(await send(dutyText(clinic), `aefi-${id}`)))
      await db
        .updateTable('aefi_cards')
        .set({ duty_notified_at: null })
        .where('id', '=', id)
        .execute();
}
