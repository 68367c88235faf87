import { sql } from 'kysely';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import { recordConsent } from '../../../shared/consents/record-consents';
import { followUpRefusal } from './refusals';
import { eraseOwnSeries, wasTaken } from './retain-cards';
import { planRounds } from './rounds';
import type { Visit, VisitKey } from './visit';

/** The follow-up of a visit; undefined where nobody has agreed to one. */
export const seriesOf = (db: Db, { userId, depaCode, day }: VisitKey) =>
  db
    .selectFrom('follow_up_series')
    .select(['id', 'stopped_at'])
    .where('user_id', '=', userId)
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .executeTakeFirst();

/**
 * Locks the account's row, before its series as in its deletion: one that is being deleted gets nothing new.
 * @throws DomainError 1001 where it was deleted
 */
export async function lockAccount(trx: Db, userId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
  if (rows.length === 0) throw new DomainError(CODE.LOGIN_INVALID);
}

/**
 * Agrees to a visit's follow-up, or to it again.
 * @throws DomainError 1001 where the account was deleted, 4000 with `NewText` for a text that is not in force
 */
export const consent = (
  db: Db,
  { key, doses }: Visit,
  agreed: AgreedTexts | undefined,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId } = key;
    await lockAccount(trx, userId);
    const version = await recordConsent(trx, 'followUpConsent', agreed, { userId, now });
    const at = new Date(now);
    const { id } = await trx
      .insertInto('follow_up_series')
      .values({
        id: newId(),
        user_id: userId,
        depa_code: key.depaCode,
        day: key.day,
        consent_version: version,
        consented_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'depa_code', 'day'])
          .doUpdateSet({ consent_version: version, consented_at: at, stopped_at: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await planRounds(trx, id, doses, now);
  });

/** Locks a visit's series until the transaction ends. */
export const lockSeries = (trx: Db, { userId, depaCode, day }: VisitKey) =>
  trx
    .selectFrom('follow_up_series')
    .select(['id', 'stopped_at'])
    .where('user_id', '=', userId)
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();

/**
 * Withdraws the consent: nothing more is asked or counted, and the clinic no longer sees what nobody there has taken.
 * Cards that were taken stay, as the clinic has to follow up what it knows of.
 */
export const stop = (db: Db, key: VisitKey, now: number): Promise<void> =>
  db.transaction().execute((trx) => stopWithin(trx, key, now));

/** {@link stop} in a transaction of the caller's. */
export async function stopWithin(trx: Db, key: VisitKey, now: number): Promise<void> {
  const series = await lockSeries(trx, key);
  if (!series || series.stopped_at) return;
  await trx
    .updateTable('follow_up_series')
    .set({ stopped_at: new Date(now) })
    .where('id', '=', series.id)
    .execute();
  await trx
    .deleteFrom('follow_up_rounds')
    .where('series_id', '=', series.id)
    .where('reminded_at', 'is', null)
    .execute();
  await trx
    .deleteFrom('aefi_cards')
    .where('series_id', '=', series.id)
    .where((eb) => eb.not(wasTaken))
    .execute();
}

/**
 * Deletes a visit's follow-up with the account's answers; what the clinic has taken stays there. Resolves with the ids of
 * the pictures, whose files the caller removes. @throws DomainError 20007 while the clinic works on a card of it
 */
export const erase = (db: Db, key: VisitKey): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const series = await lockSeries(trx, key);
    if (!series) return [];
    const busy = await trx
      .selectFrom('aefi_cards')
      .select('id')
      .where('series_id', '=', series.id)
      .where(wasTaken)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (busy) throw followUpRefusal('taken');
    return eraseOwnSeries(trx, [series.id]);
  });
