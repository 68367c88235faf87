import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import { statusList } from '../lifecycle/statuses';
import { UNSETTLED } from '../lifecycle/lifecycle';

/** A dose that is wanted at a slot. */
export interface WantedDose {
  readonly slotId: number;
  readonly productId: string;
}

/** What comes back if the doses are booked. */
export interface ReturnedDoses {
  /** Whose holds end. */
  readonly userId?: string;
  /** Orders that are replaced or moved. */
  readonly orderIds?: readonly string[];
}

const SHORT = namedStatement('doses-now', 'slotIds productIds userId orderIds')`
with wanted as (
  select s.depa_code, w.product_id, s.day
  from unnest(:slotIds::bigint[], :productIds::text[]) as w (slot_id, product_id) join slots s on s.id = w.slot_id
), returned as (
  select s.depa_code, p.product_id, s.day from holds h join slots s on s.id = h.slot_id cross join unnest(h.products) p (product_id)
  where h.user_id = :userId and h.ended_at is null
  union all
  select o.depa_code, o.product_id, o.day from orders o
  where o.id = any(:orderIds::text[]) and o.status in (${statusList(UNSETTLED)})
)
select d.product_id from (select distinct depa_code, product_id from wanted) k
join remaining_doses d on d.depa_code = k.depa_code and d.product_id = k.product_id
cross join lateral unnest(d.from_days, d.remaining) u (from_day, remaining)
cross join lateral (
  select count(*) as doses from wanted w
  where w.depa_code = k.depa_code and w.product_id = k.product_id and w.day >= u.from_day
) w
cross join lateral (
  select count(*) as doses from returned r
  where r.depa_code = k.depa_code and r.product_id = k.product_id and r.day >= u.from_day
) r
where w.doses - r.doses > greatest(u.remaining, 0) and w.doses > r.doses
limit 1`;

/** Reads past every cache which of the wanted doses, of limited products, cannot be had; null: all can. */
export type ReadShortProduct = (
  wanted: readonly WantedDose[],
  returned?: ReturnedDoses,
) => Promise<string | null>;

/** Only refusals read it: not batched. */
export const createDoseReader =
  (runner: StatementRunner): ReadShortProduct =>
  async (
    wanted,
    { userId = null, orderIds = [] }: { userId?: string | null; orderIds?: readonly string[] } = {},
  ) => {
    if (wanted.length === 0) return null;
    const [row] = await SHORT.run<{ readonly product_id: string }>(runner, {
      slotIds: wanted.map(({ slotId }) => slotId),
      productIds: wanted.map(({ productId }) => productId),
      userId,
      orderIds,
    });
    return row?.product_id ?? null;
  };
