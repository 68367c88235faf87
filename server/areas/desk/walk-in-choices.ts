import type { WalkInProduct } from '@contract/desk/endpoints';
import type { Db } from '../../db/database';
import { walkInSlots } from '../../domain/staff/desk/clinic-slots';
import { inLanguage } from '../../kernel/language';
import type { Handler } from '../../http/route';

/** What a walk-in can be given today, and the times with a free place. */
export function walkInChoicesHandler(db: Db): Handler<'GET /desk/walkInChoices.do'> {
  return async (_input, { staff, today, language }) => {
    const rows = await walkInSlots(db, staff.depaCode, today);
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
