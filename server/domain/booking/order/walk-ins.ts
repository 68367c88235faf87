import type { Deps } from '../../../deps';
import { visibleOrders } from './family-orders';
import { EVENTS } from './timeline';

async function walkIns(deps: Deps, userId: string) {
  const orders = await visibleOrders(deps, userId);
  return orders
    .select(['o.id', 'o.reference', 'o.status', 'o.dose_no', 'o.day', 'o.start_time', 'o.end_time'])
    .select(['o.price_cents', 'o.service_fee_cents', 'o.person', 'o.lot', 'o.created_at'])
    .select(['p.short_name', 'p.doses', 'd.name as clinic', 'd.address', 'd.phone'])
    .select(['d.latitude', 'd.longitude'])
    .where('o.source', '=', 'walk_in');
}

/** A walk-in order of an account's family. */
export type WalkIn = Awaited<ReturnType<Awaited<ReturnType<typeof walkIns>>['execute']>>[number];

/** A page of the walk-in orders, the newest first, and how many there are. */
export async function walkInPage(
  deps: Deps,
  userId: string,
  { skipped, pageSize }: { readonly skipped: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly WalkIn[]; readonly total: number }> {
  const [all, counted] = await Promise.all([walkIns(deps, userId), visibleOrders(deps, userId)]);
  const page = all.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc');
  const count = counted.select((eb) => eb.fn.countAll<number>().as('total'));
  const [rows, { total }] = await Promise.all([
    page.limit(pageSize).offset(skipped).execute(),
    count.where('o.source', '=', 'walk_in').executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** A walk-in order with its events; undefined where the account may not see one. */
export async function walkInOf(deps: Deps, userId: string, orderId: string) {
  const orders = await walkIns(deps, userId);
  return orders.select(EVENTS.as('events')).where('o.id', '=', orderId).executeTakeFirst();
}
