import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { regionName } from '../../shared/geo/region-name';
import { alertsOf, removeAlert, setAlert } from '../../domain/clinics/availability-alerts/alerts';

/** Availability alerts: vaccines that cannot be booked yet, and who is to be notified. */
export function availabilityAlertRoutes({ db }: Deps): readonly Route[] {
  return [
    route(
      'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
      async ({ productId, regionCode }, { userId, now }) => ({
        id: await setAlert(db, { userId, productId, regionCode }, now),
      }),
    ),
    route(
      'POST /vaccine/userWantVaccine/cancelUserIsWantVaccineById.do',
      async ({ id }, { userId }) => {
        await removeAlert(db, id, userId);
        return null;
      },
    ),
    route('GET /vaccine/userWantVaccine/list.do', async (_input, { userId, language, now }) => {
      const rows = await alertsOf(db, userId, now);
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
