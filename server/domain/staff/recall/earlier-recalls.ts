import { sql } from 'kysely';
import type { Bilingual } from '../../../kernel/language';

/** SQL: a recall `x` is of the lot of a recall `r`, and began before it. */
const isEarlier = sql<boolean>`(x.product_id = r.product_id and x.lot = r.lot and x.id < r.id)`;

/** SQL: a recipient `e` of a recall `x` was written to, or called. */
const wasNotified = sql<boolean>`(e.notified_at is not null and (cardinality(e.message_ids) > 0 or e.outcome = 'reached'))`;

/** SQL: an earlier recall, still open, has not written to a recipient `t` of a recall `r` yet: it is written to first. */
export const isEarlierDue = sql<boolean>`exists (
  select from recall_recipients e join lot_recalls x on x.id = e.recall_id and ${isEarlier}
  where e.order_id = t.order_id and e.notified_at is null and x.ended_at is null)`;

/** SQL: an earlier recall has notified a recipient `t` of a recall `r`, in whatever words. */
export const wasNotifiedBefore = sql<boolean>`exists (
  select from recall_recipients e join lot_recalls x on x.id = e.recall_id and ${isEarlier}
  where e.order_id = t.order_id and ${wasNotified})`;

/**
 * SQL: the recall that has notified a recipient `t` of a recall `r` in the same words, and was open when `r` began; null for
 * none. A recall that had ended before is over: begun again, it is another one.
 */
export const notifiedInSameWords = sql<number | null>`(
  select e.recall_id from recall_recipients e join lot_recalls x on x.id = e.recall_id and ${isEarlier}
  where e.order_id = t.order_id and ${wasNotified} and x.message = r.message
    and (x.ended_at is null or x.ended_at > r.started_at)
  order by e.recall_id desc limit 1)`;

/** SQL: recalls `r` and `x` tell the same people the same, so that who is reached for one is reached for both. */
export const tellTheSame = sql<boolean>`(x.id = r.id or x.product_id = r.product_id and x.lot = r.lot
  and x.message = r.message and x.ended_at is null and r.ended_at is null)`;

const AGAIN = {
  zh: '此前就这批疫苗通知过您；这是新的通知，请以这次为准。',
  en: 'You were notified about this lot before. This is a new notice: please go by this one. ',
};

/** The words of a recall for somebody who has been notified about the lot in other words, so that they know which ones hold. */
export const saidAgain = ({ zh, en }: Bilingual): Bilingual => ({
  zh: AGAIN.zh + zh,
  en: AGAIN.en + en,
});
