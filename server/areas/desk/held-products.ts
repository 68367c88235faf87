import type { Db } from '../../db/database';
import { heldProducts } from '../../domain/staff/stock/held-products';
import type { Handler } from '../../http/route';
import { inLanguage } from '../../kernel/language';

/** What staff choose from where another product was given than was booked. */
export function heldProductsHandler(db: Db): Handler<'GET /desk/heldProducts.do'> {
  return async (_input, { staff, language }) => {
    const rows = await heldProducts(db, staff.depaCode).execute();
    return rows.map((row) => ({
      productId: row.id,
      productName: inLanguage(row.short_name, language),
      maker: inLanguage(row.maker, language),
      vaccineCode: row.vaccine_code,
      doses: row.doses.map(({ doseNo, label }) => ({ doseNo, label: inLanguage(label, language) })),
    }));
  };
}
