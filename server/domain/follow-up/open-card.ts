import { isCardLevel, REPORT_WITHIN, TAKE_WITHIN } from '@contract/follow-up/card-rules';
import { worse } from '@contract/follow-up/severity-rules';
import type { Level } from '@contract/follow-up/severity-rules';
import type { Db } from '../../db/database';
import type { CardEventKind } from '../../db/follow-up-tables';
import { newId } from '../../kernel/ids';
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

/**
 * Opens the draft card of a vaccination at its clinic, or adds to the open one: where it has become more urgent, somebody
 * has to take it again.
 */
export async function openCard(trx: Db, { key, seriesId, orderId, level, now }: Serious) {
  if (!isCardLevel(level)) return;
  const takeBy = new Date(now + TAKE_WITHIN[level]);
  const reportBy = new Date(now + REPORT_WITHIN[level]);
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
      take_by: takeBy,
      report_by: reportBy,
    })
    .onConflict((conflict) =>
      conflict.column('order_id').where('closed_at', 'is', null).doNothing(),
    )
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (made) return logCard(trx, made, 'opened', { now });
  const open = await trx
    .selectFrom('aefi_cards')
    .select(['id', 'user_id', 'level', 'report_by'])
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open || worse(open.level, level) === open.level) return;
  await trx
    .updateTable('aefi_cards')
    .set({
      level,
      take_by: takeBy,
      report_by: reportBy < open.report_by ? reportBy : open.report_by,
      taken_at: null,
      taken_by: null,
      escalated_at: null,
      duty_notified_at: null,
    })
    .where('id', '=', open.id)
    .execute();
  await logCard(trx, open, 'worsened', { now });
}
