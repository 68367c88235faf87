import { shortageOf } from '@contract/stock/stock-rules';
import type { BookedDay, Shortage } from '@contract/stock/stock-rules';
import { compareText } from '@contract/text/order-rules';
import { daysFrom } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { readClock } from '../../../shared/slots/clock-reading';
import { OPEN_STATUSES } from '../../../shared/lifecycle/statuses';
import { clinicLots } from './clinic-lots';

/** A product of which a clinic has fewer doses than appointments. */
export interface ShortProduct extends Shortage {
  readonly productId: string;
  readonly name: Bilingual;
}

/** Appointments of products of a clinic that will need a dose, by product and day. */
async function bookedDays(
  db: Db,
  depaCode: string,
  productIds: readonly string[],
  now: number,
): Promise<Map<string, BookedDay[]>> {
  const { today, lastDay } = readClock(now);
  const rows = await db
    .selectFrom('orders')
    .select(['product_id', 'day'])
    .select((eb) => eb.fn.countAll<number>().as('doses'))
    .where('depa_code', '=', depaCode)
    .where('day', 'in', daysFrom(today, lastDay))
    .where('product_id', 'in', productIds)
    .where('status', 'in', [...OPEN_STATUSES, 'ARRIVED'])
    .groupBy(['product_id', 'day'])
    .execute();
  const days = new Map<string, BookedDay[]>();
  for (const { product_id: productId, day, doses } of rows)
    days.set(productId, [...(days.get(productId) ?? []), { day, doses: Number(doses) }]);
  return days;
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
    bookedDays(db, depaCode, productIds, now),
    db.selectFrom('products').select(['id', 'short_name']).where('id', 'in', productIds).execute(),
  ]);
  const short = names.flatMap(({ id: productId, short_name: name }) => {
    const own = lots.filter(({ product_id: of }) => of === productId);
    const shortage = shortageOf(
      own.map(({ balance: left, ...lot }) => ({ ...lot, left })),
      booked.get(productId) ?? [],
    );
    return shortage ? [{ productId, name, ...shortage }] : [];
  });
  return short.sort(
    (a, b) => compareText(a.firstDay, b.firstDay) || compareText(a.productId, b.productId),
  );
}
