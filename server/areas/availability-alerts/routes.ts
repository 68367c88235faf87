import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { newId } from '../../kernel/ids';
import { inLanguage } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { regionName } from '../../domain/geo/region-name';
import { slotsForAlerts } from '../../domain/availability-alerts/slots-for-alerts';

/** Most alerts of an account. */
const MAX_ALERTS = 20;

/** First free day of a product in a region. @param now ms. */
const nextFreeDay = (now: number) => sql<string | null>`(
  select to_char(min(s.day), 'YYYY-MM-DD') from ${slotsForAlerts(now)}
)`;

/** Availability alerts: vaccines that cannot be booked yet, and who is to be notified. */
export function availabilityAlertRoutes({ db }: Deps): readonly Route[] {
  return [
    route(
      'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
      async ({ productId, regionCode }, { userId, now }) => {
        const [product, region, others] = await Promise.all([
          db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst(),
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
        return { id };
      },
    ),
    route(
      'POST /vaccine/userWantVaccine/cancelUserIsWantVaccineById.do',
      async ({ id }, { userId }) => {
        const { numDeletedRows } = await db
          .deleteFrom('availability_alerts')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new DomainError(CODE.NOT_FOUND);
        return null;
      },
    ),
    route('GET /vaccine/userWantVaccine/list.do', async (_input, { userId, language, now }) => {
      const rows = await db
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
      return {
        list: rows.map((row) => ({
          id: row.id,
          productId: row.product_id,
          productName: inLanguage(row.short_name, language),
          maker: inLanguage(row.maker, language),
          imgUrl: row.img_url,
          regionCode: row.region_code,
          regionName: regionName({ name: row.region_name, pinyin: row.region_pinyin }, language),
          askedAt: row.asked_at.getTime(),
          toldAt: row.notified_at?.getTime() ?? null,
          nextFreeDay: row.next_free_day,
        })),
      };
    }),
  ];
}
