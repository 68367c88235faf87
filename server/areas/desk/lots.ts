import { inOrderOfUse } from '@contract/stock/stock-rules';
import type { Db } from '../../db/database';
import { clinicLots, lotOfPack } from '../../domain/staff/stock/clinic-lots';
import { shortProducts } from '../../domain/staff/stock/shortages';
import { inLanguage } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** What the desk asks of its own clinic's stock. */
export const lotRoutes = (db: Db): readonly Route[] => [
  route('GET /desk/lotChoices.do', async ({ productId, packCode }, { staff, today }) => {
    const { depaCode } = staff;
    const [lots, scanned] = await Promise.all([
      clinicLots(db, depaCode).where('l.product_id', '=', productId).execute(),
      lotOfPack(db, { depaCode, productId }, packCode),
    ]);
    return {
      isCounted: lots.length > 0,
      lots: inOrderOfUse(lots, today).map(({ lot, expiry, balance: left }) => ({
        lot,
        expiry,
        left,
      })),
      scanned,
    };
  }),
  route('GET /desk/stockShortages.do', async (_input, { staff, language, now }) => {
    const short = await shortProducts(db, staff.depaCode, now);
    return short.map(({ name, ...shortage }) => ({
      ...shortage,
      productName: inLanguage(name, language),
    }));
  }),
];
