import type { PoolClient } from 'pg';
import type { LotRow } from '../../../../catalogue/rows';
import { namedStatement } from '../../../../db/named-statement';
import { onClient } from '../../../../db/on-client';
import { holdingGainedDoses, lockWaitedSlotsOf } from '../../../../shared/slots/offer-doses';
import type { WaitedProduct } from '../../../../shared/slots/offer-doses';

type Client = Pick<PoolClient, 'query'>;

/** What the card says of it. */
const NOTE = 'stock.csv';

/**
 * The difference from what a lot was entered with goes into its count as a correction, so that what was given since stays given.
 * Lots are locked in order before they are compared, as the desk locks one.
 */
const WRITE = namedStatement('', 'depaCodes productIds lots expiries doses now note')`
with given as (
  select * from unnest(:depaCodes::text[], :productIds::text[], :lots::text[], :expiries::date[], :doses::integer[])
    as given (depa_code, product_id, lot, expiry, doses)
), there as materialized (
  select l.id, l.first_doses, given.expiry, given.doses from clinic_lots l join given using (depa_code, product_id, lot)
  order by l.id for no key update of l
), corrected as (
  update clinic_lots l set expiry = there.expiry, first_doses = there.doses from there where l.id = there.id
), added as (
  insert into clinic_lots (depa_code, product_id, lot, expiry, first_doses, state, reason)
  select g.depa_code, g.product_id, g.lot, g.expiry, g.doses, case when r.id is null then 'usable' else 'recalled' end,
    coalesce(r.reason, '')
  from given g
  left join lateral (select o.id, o.reason from lot_recalls o where o.product_id = g.product_id and o.lot = g.lot
    and o.ended_at is null and (o.depa_code is null or o.depa_code = g.depa_code or o.source = 'holder')
    order by o.id limit 1) r on true
  where not exists (select from clinic_lots l
    where l.depa_code = g.depa_code and l.product_id = g.product_id and l.lot = g.lot)
  returning id, first_doses
), moved as (
  select id as lot_id, 'received' as kind, first_doses as doses from added
  union all
  select id, 'counted', doses - first_doses from there where doses <> first_doses
)
insert into lot_movements (lot_id, moved_at, kind, doses, note)
select lot_id, :now, kind, doses, :note from moved order by lot_id`;

/** What may still be booked of limited products is locked before their lots, as everywhere. */
const LOCK = namedStatement('', 'depaCodes productIds')`
select d.product_id from remaining_doses d
where (d.depa_code, d.product_id) in (select * from unnest(:depaCodes::text[], :productIds::text[]))
order by d.depa_code, d.product_id for no key update`;

/** Lots that a file enters or corrects, and the slots whose places are held for who waits for their doses. */
export interface WrittenLots {
  readonly rows: readonly LotRow[];
  readonly waited: readonly WaitedProduct[];
}

/** Locks what {@link writeLots} offers along the waiting list, before anything that bookings lock after slots. */
export const lockLots = async (
  client: Client,
  rows: readonly LotRow[],
  now: Date,
): Promise<WrittenLots> => ({
  rows,
  waited: await lockWaitedSlotsOf(onClient(client), rows, now.getTime()),
});

/**
 * Enters lots as the files have them; of one that is there already the difference. Doses that can be booked by it are held for who
 * waits first. Within a transaction.
 */
export async function writeLots(
  client: Client,
  { rows, waited }: WrittenLots,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const ofProducts = {
    depaCodes: rows.map(({ depaCode }) => depaCode),
    productIds: rows.map(({ productId }) => productId),
  };
  await LOCK.run(client, ofProducts);
  await holdingGainedDoses(onClient(client), waited, now.getTime(), () =>
    WRITE.run(client, {
      ...ofProducts,
      lots: rows.map(({ lot }) => lot),
      expiries: rows.map(({ expiry }) => expiry),
      doses: rows.map(({ firstDoses }) => firstDoses),
      now,
      note: NOTE,
    }),
  );
}
