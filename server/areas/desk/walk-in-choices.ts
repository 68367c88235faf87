import type { WalkInProduct } from '@contract/desk/endpoints';
import type { Db } from '../../db/database';
import { inLanguage } from '../../kernel/language';
import type { Handler } from '../../http/route';

/** What a walk-in can be given today, and the times with a free place. */
export function walkInChoicesHandler(db: Db): Handler<'GET /desk/walkInChoices.do'> {
  return async (_input, { staff, today, language }) => {
    const rows = await db
      .selectFrom('slots as s')
      .innerJoin('products as p', 'p.id', 's.product_id')
      .select(['s.id', 's.start_time', 's.end_time', 's.remaining', 's.product_id'])
      .select(['p.short_name', 'p.doses'])
      .where('s.depa_code', '=', staff.depaCode)
      .where('s.day', '=', today)
      .where('s.closed_at', 'is', null)
      .orderBy('p.sort')
      .orderBy('p.id')
      .orderBy('s.start_time')
      .execute();
    const products = new Map<string, WalkInProduct>();
    for (const row of rows) {
      const product = products.get(row.product_id) ?? {
        productId: row.product_id,
        productName: inLanguage(row.short_name, language),
        doses: row.doses.map(({ doseNo, label }) => ({
          doseNo,
          label: inLanguage(label, language),
        })),
        slots: [],
      };
      product.slots.push({
        slotId: row.id,
        startTime: row.start_time,
        endTime: row.end_time,
        left: row.remaining,
      });
      products.set(row.product_id, product);
    }
    return [...products.values()];
  };
}
