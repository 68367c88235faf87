import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../../../db/database';
import { isReported } from './reported';

/** SQL: a card was ever taken; one that has become more urgent since is not, at present. */
export const wasTaken = sql<SqlBool>`exists (
  select from aefi_card_events e where e.card_id = aefi_cards.id and e.kind = 'taken')`;

/** SQL condition on rows of cards and of answers alike, by `series_id` or by `order_id` and `user_id`. */
type Leaving = RawBuilder<SqlBool>;

const ofSeries = (ids: readonly string[]): Leaving =>
  sql<SqlBool>`series_id = any(${[...ids]}::text[])`;

/** @returns ids of the pictures, whose files the caller removes */
async function erasePictures(trx: Db, leaving: Leaving): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads where id in (
      select jsonb_array_elements_text(file_ids) from follow_up_answers where ${leaving})
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes what the clinic has taken, and what it has read with it, out of its follow-ups; what nobody took is deleted. */
async function leaveTaken(trx: Db, leaving: Leaving): Promise<void> {
  await trx
    .deleteFrom('aefi_cards')
    .where(leaving)
    .where((eb) => eb.not(wasTaken))
    .execute();
  const answers = await trx
    .selectFrom('follow_up_answers')
    .select(['id', 'rules'])
    .where(leaving)
    .where(
      sql<SqlBool>`exists (select from aefi_cards c
        where c.order_id = follow_up_answers.order_id and c.user_id = follow_up_answers.user_id)`,
    )
    .execute();
  const read = answers.filter(isReported).map(({ id }) => id);
  await sql`update follow_up_answers set series_id = null, file_ids = '[]'
    where id = any(${read}::text[])`.execute(trx);
  await trx.updateTable('aefi_cards').set({ series_id: null }).where(leaving).execute();
}

/** Deletes series with all that belongs to them, cards as well. @returns ids of the pictures */
export async function eraseSeries(trx: Db, seriesIds: readonly string[]): Promise<string[]> {
  if (seriesIds.length === 0) return [];
  const pictures = await erasePictures(trx, ofSeries(seriesIds));
  await trx.deleteFrom('follow_up_series').where('id', 'in', seriesIds).execute();
  return pictures;
}

/** Deletes series; cards that the clinic has taken stay there. @returns ids of the pictures */
export async function eraseOwnSeries(trx: Db, seriesIds: readonly string[]): Promise<string[]> {
  const pictures = await erasePictures(trx, ofSeries(seriesIds));
  await leaveTaken(trx, ofSeries(seriesIds));
  await eraseSeries(trx, seriesIds);
  return pictures;
}

/** Leaves to clinics what they have taken of an account, before it is deleted with its follow-ups and pictures. */
export const retainCardsOf = (trx: Db, userId: string): Promise<void> =>
  leaveTaken(
    trx,
    sql<SqlBool>`series_id in (select id from follow_up_series where user_id = ${userId})`,
  );

/**
 * Deletes what an account's family answered about a member who is removed; what the clinic has taken stays there.
 * @returns ids of the pictures
 */
export async function eraseAnswersAbout(
  trx: Db,
  { userId, linkmanId }: { readonly userId: string; readonly linkmanId: string },
): Promise<string[]> {
  // Of vaccinations that the clinic registered itself they are found by the person.
  const leaving = sql<SqlBool>`series_id is not null and user_id = ${userId} and order_id in (
    select o.id from orders o join linkmen l on l.id = ${linkmanId}
    where (o.user_id = l.user_id and o.linkman_id = l.id) or (o.source = 'walk_in' and o.person_key = l.person_key))`;
  const pictures = await erasePictures(trx, leaving);
  await leaveTaken(trx, leaving);
  await sql`delete from follow_up_answers where ${leaving}`.execute(trx);
  return pictures;
}

/** How many cards of an account stay with their clinics when it is deleted. */
export async function countRetained(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('aefi_cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(wasTaken)
    .executeTakeFirstOrThrow();
  return Number(count);
}
