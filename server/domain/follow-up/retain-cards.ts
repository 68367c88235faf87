import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Db } from '../../db/database';
import { isReported } from './reported';

/** SQL: a card was ever taken; one that has become more urgent since is not, at present. */
export const wasTaken = sql<SqlBool>`exists (
  select from aefi_card_events e where e.card_id = aefi_cards.id and e.kind = 'taken')`;

/**
 * Leaves to the clinic what it has taken of follow-ups that are about to be deleted: the cards with the answers that it
 * reads, without pictures. Cards that nobody there has taken go.
 */
export async function retainTaken(trx: Db, seriesIds: readonly string[]): Promise<void> {
  if (seriesIds.length === 0) return;
  await trx
    .deleteFrom('aefi_cards')
    .where('series_id', 'in', seriesIds)
    .where((eb) => eb.not(wasTaken))
    .execute();
  const answers = await trx
    .selectFrom('follow_up_answers as a')
    .select(['a.id', 'a.rules'])
    .where('a.series_id', 'in', seriesIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('aefi_cards as c')
          .select('c.id')
          .whereRef('c.order_id', '=', 'a.order_id')
          .whereRef('c.user_id', '=', 'a.user_id'),
      ),
    )
    .execute();
  const read = answers.filter(isReported).map(({ id }) => id);
  if (read.length > 0)
    await trx
      .updateTable('follow_up_answers')
      .set({ series_id: null, file_ids: '[]' })
      .where('id', 'in', read)
      .execute();
  await trx
    .updateTable('aefi_cards')
    .set({ series_id: null })
    .where('series_id', 'in', seriesIds)
    .execute();
}

/** {@link retainTaken} of all follow-ups of an account, before it is deleted. */
export async function retainCardsOf(trx: Db, userId: string): Promise<void> {
  const series = await trx
    .selectFrom('follow_up_series')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  await retainTaken(
    trx,
    series.map(({ id }) => id),
  );
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
