import { shortageOf } from '@contract/stock/stock-rules';
import type { BookedDay, Shortage } from '@contract/stock/stock-rules';
import { compareText } from '@contract/text/order-rules';
import { daysFrom } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { OPEN_STATUSES } from '../../../shared/lifecycle/statuses';
import { readClock } from '../../../shared/slots/clock-reading';
import { clinicLots } from './clinic-lots';

/** Clinics and products that are asked about. */
interface Asked {
  readonly depaCodes: readonly string[];
  readonly productIds: readonly string[];
}

/** Key of a product of a clinic. */
const keyOf = (depaCode: string, productId: string): string => `${depaCode} ${productId}`;

/** Appointments that will need a dose, by clinic, product and day. */
async function bookedDays(
  db: Db,
  { depaCodes, productIds }: Asked,
  now: number,
): Promise<Map<string, BookedDay[]>> {
  const { today, lastDay } = readClock(now);
  const rows = await db
    .selectFrom('orders')
    .select(['depa_code', 'product_id', 'day'])
    .select((eb) => eb.fn.countAll<number>().as('doses'))
    .where('depa_code', 'in', depaCodes)
    .where('day', 'in', daysFrom(today, lastDay))
    .where('product_id', 'in', productIds)
    .where('status', 'in', [...OPEN_STATUSES, 'ARRIVED'])
    .groupBy(['depa_code', 'product_id', 'day'])
    .execute();
  const days = new Map<string, BookedDay[]>();
  for (const { depa_code: depaCode, product_id: productId, day, doses } of rows) {
    const key = keyOf(depaCode, productId);
    days.set(key, [...(days.get(key) ?? []), { day, doses: Number(doses) }]);
  }
  return days;
}

/** A product of which a clinic has fewer doses than appointments. */
export interface ShortProduct extends Shortage {
  readonly productId: string;
  readonly name: Bilingual;
}

/**
 * The products that a clinic keeps count of and whose usable lots do not last for the appointments that are booked, by the day
 * on which the first is without a dose. @param now ms
 */
export async function shortProducts(
  db: Db,
  depaCode: string,
  now: number,
): Promise<ShortProduct[]> {
  const lots = await clinicLots(db, depaCode).execute();
  const productIds = [...new Set(lots.map(({ product_id: productId }) => productId))];
  if (productIds.length === 0) return [];
  const [booked, names] = await Promise.all([
    bookedDays(db, { depaCodes: [depaCode], productIds }, now),
    db.selectFrom('products').select(['id', 'short_name']).where('id', 'in', productIds).execute(),
  ]);
  const short = names.flatMap(({ id: productId, short_name: name }) => {
    const own = lots.filter(({ product_id: of }) => of === productId);
    const shortage = shortageOf(
      own.map(({ balance: left, ...lot }) => ({ ...lot, left })),
      booked.get(keyOf(depaCode, productId)) ?? [],
    );
    return shortage ? [{ productId, name, ...shortage }] : [];
  });
  return short.sort(
    (a, b) => compareText(a.firstDay, b.firstDay) || compareText(a.productId, b.productId),
  );
}

/** A clinic at which nothing but one lot is left for appointments. */
export interface ShortClinic extends Shortage {
  readonly depaCode: string;
}

/**
 * Clinics that have a lot and no other for all that is booked of its product.
 * @param depaCode of the only clinic that is asked about; null: every one @param now ms
 */
export async function shortWithout(
  db: Db,
  { productId, lot, depaCode }: { productId: string; lot: string; depaCode: string | null },
  now: number,
): Promise<ShortClinic[]> {
  let ofProduct = db
    .selectFrom('clinic_lots')
    .select(['depa_code', 'lot', 'expiry', 'state', 'balance'])
    .where('product_id', '=', productId);
  if (depaCode !== null) ofProduct = ofProduct.where('depa_code', '=', depaCode);
  const lots = await ofProduct.execute();
  const depaCodes = lots.filter((each) => each.lot === lot).map((each) => each.depa_code);
  if (depaCodes.length === 0) return [];
  const booked = await bookedDays(db, { depaCodes, productIds: [productId] }, now);
  return depaCodes.sort().flatMap((of) => {
    const others = lots.filter((each) => each.depa_code === of && each.lot !== lot);
    const shortage = shortageOf(
      others.map(({ balance: left, ...rest }) => ({ ...rest, left })),
      booked.get(keyOf(of, productId)) ?? [],
    );
    return shortage ? [{ depaCode: of, ...shortage }] : [];
  });
}
