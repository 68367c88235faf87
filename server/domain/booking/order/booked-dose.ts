import type { OrderDetail } from '@contract/order/endpoints';
import type { Db } from '../../../db/database';
import type { BookedDose } from '../../../db/tables';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';

/** What was booked, by name, where another product was given. */
export async function bookedOf(
  db: Db,
  { productId, doseNo }: BookedDose,
  language: Language,
): Promise<OrderDetail['booked']> {
  const product = await db
    .selectFrom('products')
    .select(['short_name', 'doses'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return null;
  const dose = product.doses.find((each) => each.doseNo === doseNo);
  return {
    productName: inLanguage(product.short_name, language),
    doseLabel: dose ? inLanguage(dose.label, language) : String(doseNo),
  };
}
