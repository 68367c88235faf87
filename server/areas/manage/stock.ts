import { MOST_MOVEMENTS } from '@contract/manage/lot-endpoints';
import type { Db } from '../../db/database';
import { managedClinic } from '../../domain/staff/manage/managed-clinic';
import { heldProducts } from '../../domain/staff/stock/held-products';
import { clinicLots } from '../../domain/staff/stock/clinic-lots';
import { shownLot } from '../../domain/staff/stock/managed-lot';
import { moveLot, setLotState } from '../../domain/staff/stock/move-lot';
import { receiveLot } from '../../domain/staff/stock/receive-lot';
import { shortProducts } from '../../domain/staff/stock/shortages';
import { deviationsOf, lotOfCard, movementsOf } from '../../domain/staff/stock/stock-card';
import { inLanguage } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** The lots of a clinic, for those who manage it. */
export const stockRoutes = (db: Db): readonly Route[] => [
  route('GET /manage/stock/list.do', async ({ depaCode: asked }, { staff, language, now }) => {
    const depaCode = await managedClinic(db, staff, asked);
    const [products, lots, shortages, deviations] = await Promise.all([
      heldProducts(db, depaCode).execute(),
      clinicLots(db, depaCode).execute(),
      shortProducts(db, depaCode, now),
      deviationsOf(db, depaCode),
    ]);
    return {
      products: products.map(({ id: productId, short_name: name, is_retired: isRetired }) => ({
        productId,
        productName: inLanguage(name, language),
        isRetired,
        lots: lots.filter(({ product_id: of }) => of === productId).map(shownLot),
      })),
      shortages: shortages.map(({ name, ...shortage }) => ({
        ...shortage,
        productName: inLanguage(name, language),
      })),
      deviations: deviations.map(({ recorded_at: at, short_name: product, name: by, ...rest }) => ({
        ...rest,
        recordedAt: at.getTime(),
        productName: inLanguage(product, language),
        by,
      })),
    };
  }),
  route('GET /manage/stock/card.do', async ({ depaCode: asked, lotId }, { staff, language }) => {
    const depaCode = await managedClinic(db, staff, asked);
    const lot = await lotOfCard(db, depaCode, lotId);
    const movements = await movementsOf(db, lotId);
    return {
      ...shownLot(lot),
      productName: inLanguage(lot.short_name, language),
      movements: movements.slice(0, MOST_MOVEMENTS),
      isComplete: movements.length <= MOST_MOVEMENTS,
    };
  }),
  route('POST /manage/stock/receive.do', async (input, { staff, now }) => {
    const depaCode = await managedClinic(db, staff, input.depaCode);
    return receiveLot(db, { ...input, depaCode, staffId: staff.staffId, now });
  }),
  route('POST /manage/stock/move.do', async (input, { staff, now }) => {
    const depaCode = await managedClinic(db, staff, input.depaCode);
    return moveLot(db, { ...input, depaCode, staffId: staff.staffId, now });
  }),
  route('POST /manage/stock/state.do', async (input, { staff, now }) => {
    const depaCode = await managedClinic(db, staff, input.depaCode);
    return setLotState(db, { ...input, depaCode, staffId: staff.staffId, now });
  }),
];
