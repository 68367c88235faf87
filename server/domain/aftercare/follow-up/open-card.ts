import { isCardLevel, REPORT_WITHIN, TAKE_WITHIN } from '@contract/follow-up/card-rules';
import type { CardLevel } from '@contract/follow-up/card-rules';
import { worse } from '@contract/follow-up/severity-rules';
import type { Level } from '@contract/follow-up/severity-rules';
import type { Db } from '../../../db/database';
import type { CardEventKind } from '../../../db/follow-up-tables';
import { newId } from '../../../kernel/ids';
import type { VisitKey } from './visit';

/** Adds to a card's log. */
export async function logCard(
  trx: Db,
  card: { readonly id: string; readonly user_id: string },
  kind: CardEventKind,
  { now, staffId = null }: { readonly now: number; readonly staffId?: string | null },
): Promise<void> {
  await trx
    .insertInto('aefi_card_events')
    .values({ card_id: card.id, user_id: card.user_id, kind, staff_id: staffId, at: new Date(now) })
    .execute();
}

interface Serious {
  readonly key: VisitKey;
  readonly seriesId: string;
  readonly orderId: string;
  readonly level: Level;
  /** ms. */
  readonly now: number;
}

interface SeriousCard extends Serious {
  readonly level: CardLevel;
}

/** A new card; false where the account has an open one of this vaccination. */
async function makeCard(trx: Db, { key, seriesId, orderId, level, now }: SeriousCard) {
  const made = await trx
    .insertInto('aefi_cards')
    .values({
      id: newId(),
      order_id: orderId,
      user_id: key.userId,
      depa_code: key.depaCode,
      series_id: seriesId,
      level,
      opened_at: new Date(now),
      take_by: new Date(now + TAKE_WITHIN[level]),
      report_by: new Date(now + REPORT_WITHIN[level]),
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'user_id']).where('closed_at', 'is', null).doNothing(),
    )
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (made) await logCard(trx, made, 'opened', { now });
  return made !== undefined;
}

/** Adds to the account's open card; false where there is none. */
async function addToCard(trx: Db, { key, orderId, level, now }: SeriousCard): Promise<boolean> {
  const open = await trx
    .selectFrom('aefi_cards')
    .select(['id', 'user_id', 'level', 'report_by'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', key.userId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return false;
  if (worse(open.level, level) === open.level) {
    await logCard(trx, open, 'answered', { now });
    return true;
  }
  const reportBy = new Date(now + REPORT_WITHIN[level]);
  await trx
    .updateTable('aefi_cards')
    .set({
      level,
      take_by: new Date(now + TAKE_WITHIN[level]),
      report_by: reportBy < open.report_by ? reportBy : open.report_by,
      taken_at: null,
      taken_by: null,
      escalated_at: null,
      duty_notified_at: null,
      duty_claimed_until: null,
    })
    .where('id', '=', open.id)
    .execute();
  await logCard(trx, open, 'worsened', { now });
  return true;
}

/**
 * Opens an account's draft card of a vaccination at its clinic, or adds to its open one: where it has become more urgent,
 * somebody has to take it again.
 */
export async function openCard(trx: Db, serious: Serious): Promise<void> {
  const { level } = serious;
  if (!isCardLevel(level)) return;
  const card = { ...serious, level };
  if (await makeCard(trx, card)) return;
  if (await addToCard(trx, card)) return;
  // The clinic has closed it meanwhile.
  await makeCard(trx, card);
}
