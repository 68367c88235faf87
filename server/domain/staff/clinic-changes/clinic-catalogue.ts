import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import type { Catalogue } from '../../../catalogue/rows';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import {
  exceptionFieldsOf,
  scheduleFieldsOf,
} from '../../clinics/catalogue/clinic-part/edited-rows';
import { catalogueProducts } from './catalogue-products';
import { baseOf } from './compare-change';

/** Open appointments from a day on, by product. */
async function appointmentsOf(
  db: Db,
  depaCode: string,
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select('product_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('depa_code', '=', depaCode)
    .where('day', '>=', today)
    .where('status', 'in', [...LIFECYCLE.update.from])
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: productId, count }) => [productId, Number(count)]));
}

/** What a clinic can be booked for, as its manager sees it. @param part the clinic's part of the catalogue */
export async function clinicCatalogue(
  db: Db,
  part: Catalogue,
  { today, lastDay, language }: ClockReading & { readonly language: Language },
): Promise<ClinicCatalogue> {
  const [clinic] = part.clinics;
  const all = await catalogueProducts(db);
  const appointments = await appointmentsOf(db, clinic?.depaCode ?? '', today);
  const own = new Map(part.clinicProducts.map((row) => [row.productId, row]));
  return {
    base: baseOf(part),
    products: all.flatMap(({ id: productId, name, category }) => {
      const row = own.get(productId);
      if (!row) return [];
      const { priceCents, serviceFeeCents, inStock, limitedByStock } = row;
      return [
        {
          ...{ productId, priceCents, serviceFeeCents, inStock, limitedByStock, category },
          name: inLanguage(name, language),
          appointments: appointments.get(productId) ?? 0,
        },
      ];
    }),
    choices: all
      .filter(({ id }) => !own.has(id))
      .map(({ id: productId, name, category, priceCents, serviceFeeCents }) => ({
        ...{ productId, category, priceCents, serviceFeeCents },
        name: inLanguage(name, language),
      })),
    hours: clinic?.hours ?? [],
    schedules: scheduleFieldsOf(part.schedules),
    exceptions: part.exceptions.map(exceptionFieldsOf),
    holidays: part.holidays
      .filter(({ day }) => day >= today)
      .map(({ day, kind, weekday, name }) => ({
        ...{ day, kind, weekday },
        name: inLanguage(name, language),
      })),
    today,
    lastDay,
  };
}
