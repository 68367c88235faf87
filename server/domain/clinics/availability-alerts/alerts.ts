import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { isOffered } from '../../../db/is-offered';
import { newId } from '../../../kernel/ids';
import { freeDaysForAlerts } from './free-days-for-alerts';

/** Most alerts of an account. */
const MAX_ALERTS = 20;

/** First free day of a product in a region. @param now ms. */
const nextFreeDay = (now: number) => sql<string | null>`(
  select to_char(min(f.day), 'YYYY-MM-DD') from ${freeDaysForAlerts(now)}
)`;

/** What somebody wants to know of. */
interface Wanted {
  readonly userId: string;
  readonly productId: string;
  readonly regionCode: string;
}

/** Sets an alert, or renews it. @returns its id @throws DomainError 4004, and where the account has too many */
export async function setAlert(
  db: Db,
  { userId, productId, regionCode }: Wanted,
  now: number,
): Promise<string> {
  const [product, region, others] = await Promise.all([
    db
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .where(isOffered('products'))
      .executeTakeFirst(),
    db.selectFrom('regions').select('code').where('code', '=', regionCode).executeTakeFirst(),
    db
      .selectFrom('availability_alerts')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .where(({ eb, and, not }) =>
        not(and([eb('product_id', '=', productId), eb('region_code', '=', regionCode)])),
      )
      .executeTakeFirstOrThrow(),
  ]);
  if (!product || !region) throw new DomainError(CODE.NOT_FOUND);
  if (others.total >= MAX_ALERTS)
    throw new DomainError(CODE.ALERT_LIMIT, { params: { count: MAX_ALERTS } });
  const { id } = await db
    .insertInto('availability_alerts')
    .values({
      id: newId(),
      user_id: userId,
      product_id: productId,
      region_code: regionCode,
      asked_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id', 'region_code'])
        .doUpdateSet({ asked_at: new Date(now), notified_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes an alert of the user's own. @throws DomainError 4004 */
export async function removeAlert(db: Db, id: string, userId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('availability_alerts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError(CODE.NOT_FOUND);
}

/** A user's alerts, newest first, with the first free day of each. */
export const alertsOf = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('availability_alerts as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .innerJoin('regions as g', 'g.code', 'w.region_code')
    .select(['w.id', 'w.product_id', 'w.region_code', 'w.asked_at', 'w.notified_at'])
    .select(['p.short_name', 'p.maker', 'p.img_url', 'g.short_name as region_name'])
    .select('g.pinyin as region_pinyin')
    .select(nextFreeDay(now).as('next_free_day'))
    .where('w.user_id', '=', userId)
    .orderBy('w.asked_at', 'desc')
    .execute();
