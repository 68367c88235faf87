import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import { doneOrder } from '../../booking/order/done-order';
import { visibleOrders } from '../../booking/order/family-orders';

/** An order that was removed from the list does not end its follow-up, nor take its end away. */
const FOLLOWED = { withFollowed: true };

/** A family's vaccinations at one clinic on one day are one visit. */
export interface VisitKey {
  readonly userId: string;
  readonly depaCode: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** The vaccinations of a visit that the account may see, in the order in which they were given. */
export async function dosesOf(deps: Deps, { userId, depaCode, day }: VisitKey) {
  const orders = await visibleOrders(deps, userId, FOLLOWED);
  const rows = await orders
    .select(['o.id', 'o.vaccine_code', 'o.product_id', 'o.dose_no', 'o.person', 'o.updated_at'])
    .select(['p.short_name', 'p.doses', 'd.name as clinic', 'd.phone', 'l.name', 'l.birthday'])
    .select(
      sql<Date | null>`(select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'done')`.as(
        'done_at',
      ),
    )
    .where('o.depa_code', '=', depaCode)
    .where('o.day', '=', day)
    .where('o.status', '=', 'DONE')
    // Who was removed from the family is asked about no more.
    .where('l.deleted_at', 'is', null)
    .orderBy('o.id')
    .execute();
  return rows
    .map((row) => ({
      orderId: row.id,
      vaccineCode: row.vaccine_code,
      productId: row.product_id,
      doseNo: row.dose_no,
      name: row.person?.name ?? row.name ?? '',
      birthday: row.person?.birthday ?? row.birthday ?? '',
      product: row.short_name,
      doses: row.doses,
      clinic: row.clinic,
      phone: row.phone,
      doneAt: (row.done_at ?? row.updated_at).getTime(),
    }))
    .sort((one, other) => one.doneAt - other.doneAt);
}
export type Dose = Awaited<ReturnType<typeof dosesOf>>[number];

export interface Visit {
  readonly key: VisitKey;
  readonly doses: readonly Dose[];
  /** The vaccination by which it was asked for. */
  readonly dose: Dose;
}

/**
 * The visit of a vaccination. @throws DomainError 4004 for orders that the account may not see, 20007 before the
 * vaccination
 */
export async function visitOf(deps: Deps, userId: string, orderId: string): Promise<Visit> {
  await doneOrder(deps, userId, orderId, FOLLOWED);
  const order = await deps.db
    .selectFrom('orders')
    .select(['depa_code', 'day'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const key = { userId, depaCode: order.depa_code, day: order.day };
  const doses = await dosesOf(deps, key);
  const dose = doses.find((each) => each.orderId === orderId);
  if (!dose) throw new DomainError(CODE.NOT_FOUND);
  return { key, doses, dose };
}
