import type { PoolClient } from 'pg';
import { namedStatement } from '../../../../db/named-statement';
import { sharesSlot } from '../../../../shared/slots/slot-group';
import type { Bilingual } from '../../../../catalogue/rows';
import type { CatalogueChange } from './compare-catalogues';
import { keysOfKind, pairsOf } from './write-changes';

/** What the page of a retired clinic says. */
const NO_LONGER: Bilingual = {
  zh: '这家门诊不再通过本平台接受预约。',
  en: 'This clinic no longer takes bookings here.',
};

const GONE = 'unnest(:depaCodes::text[], :productIds::text[]) as gone (depa_code, product_id)';

/** Groups of which removed clinic products are all the products. */
const LEFT = `left_groups as materialized (
  select g.depa_code, g.group_code from slot_group_products g
  left join ${GONE} on gone.depa_code = g.depa_code and gone.product_id = g.product_id
  where (g.depa_code, g.group_code) in (
    select g.depa_code, g.group_code from slot_group_products g
    join ${GONE} on gone.depa_code = g.depa_code and gone.product_id = g.product_id)
  group by 1, 2 having count(*) = count(gone.product_id)
)`;

/** Slots that only removed clinic products have and that nobody has used, as `erasePastSlots` knows them. */
const FREE_SLOTS = namedStatement('', 'depaCodes productIds')`
with ${LEFT}
delete from slots s using left_groups g
where s.depa_code = g.depa_code and s.group_code = g.group_code
  and not s.was_used and s.release_id is null
  and s.remaining = s.capacity and s.held = 0 and s.closed_at is null
  and not exists (select from orders o
    where o.day = s.day and o.depa_code = s.depa_code and o.slot_id = s.id)
  and not exists (select from holds h where h.slot_id = s.id and (h.kind = 'offer' or h.ended_at is null))
  and not exists (select from capacity_changes c where c.slot_id = s.id)`;
const NOT_STALE = namedStatement('', 'depaCodes productIds')`
with ${LEFT}
delete from stale_schedules s using left_groups g
where s.depa_code = g.depa_code and s.group_code = g.group_code`;
const DELETE_CLINIC_PRODUCTS = namedStatement('', 'depaCodes productIds')`
delete from clinic_products o using ${GONE}
where o.depa_code = gone.depa_code and o.product_id = gone.product_id
  and not exists (select from slots s where ${sharesSlot('o', 's')})
  and not exists (select from releases r where r.depa_code = o.depa_code and r.product_id = o.product_id)
  and not exists (select from clinic_lots l where l.depa_code = o.depa_code and l.product_id = o.product_id)`;
/** Groups that nothing is of any more. */
const DELETE_GROUPS = namedStatement('', 'depaCodes')`
delete from slot_groups g where g.depa_code = any(:depaCodes::text[])
  and not exists (select from slot_group_products p where p.depa_code = g.depa_code and p.group_code = g.code)
  and not exists (select from slots s where s.depa_code = g.depa_code and s.group_code = g.code)
  and not exists (select from clinic_schedules c where c.depa_code = g.depa_code and c.group_code = g.code)
  and not exists (select from clinic_exceptions e where e.depa_code = g.depa_code and e.group_code = g.code)`;
const RETIRE_CLINIC_PRODUCTS = namedStatement('', 'depaCodes productIds now')`
update clinic_products o set retired_at = :now, in_stock = false from ${GONE}
where o.depa_code = gone.depa_code and o.product_id = gone.product_id`;

const DELETE_CLINICS = namedStatement('', 'keys')`
delete from departments d where d.depa_code = any(:keys)
  and not exists (select from clinic_products o where o.depa_code = d.depa_code)
  and not exists (select from slots s where s.depa_code = d.depa_code)
  and not exists (select from staff s where s.depa_code = d.depa_code)
  and not exists (select from waitlist_entries w where w.depa_code = d.depa_code)
  and not exists (select from follow_up_series f where f.depa_code = d.depa_code)
  and not exists (select from aefi_cards a where a.depa_code = d.depa_code)
  and not exists (select from lot_recalls l where l.depa_code = d.depa_code)`;
const RETIRE_CLINICS = namedStatement('', 'keys now notice')`
update departments set retired_at = :now, is_online = false, offline_notice = :notice::jsonb
where depa_code = any(:keys)`;

const UNLINK_PRODUCTS = namedStatement(
  '',
  'keys',
)`delete from catalog_products where product_id = any(:keys)`;
const DELETE_PRODUCTS = namedStatement('', 'keys')`
delete from products p where p.id = any(:keys)
  and not exists (select from clinic_products o where o.product_id = p.id)
  and not exists (select from waitlist_entries w where w.product_id = p.id)
  and not exists (select from availability_alerts a where a.product_id = p.id)
  and not exists (select from follow_up_answers f where f.product_id = p.id)
  and not exists (select from lot_recalls l where l.product_id = p.id)`;
const RETIRE_PRODUCTS = namedStatement(
  '',
  'keys now',
)`update products set retired_at = :now where id = any(:keys)`;

/** Kinds whose rows nothing points at. */
const DELETED = [
  ['notice', namedStatement('', 'keys')`delete from department_notices where id = any(:keys)`],
  ['catalog', namedStatement('', 'keys')`delete from catalogs where id = any(:keys)`],
  ['zone', namedStatement('', 'keys')`delete from zones where id = any(:keys)`],
  ['article', namedStatement('', 'keys')`delete from articles where id = any(:keys)`],
  ['video', namedStatement('', 'keys')`delete from videos where id = any(:keys)`],
  ['encyclopedia', namedStatement('', 'keys')`delete from encyclopedia where id = any(:keys)`],
  ['holiday', namedStatement('', 'keys')`delete from holidays where day = any(:keys::date[])`],
] as const;

async function removeClinicProducts(
  client: PoolClient,
  keys: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  if (keys.size === 0) return;
  const gone = pairsOf(keys);
  await FREE_SLOTS.run(client, gone);
  await NOT_STALE.run(client, gone);
  await DELETE_CLINIC_PRODUCTS.run(client, gone);
  await DELETE_GROUPS.run(client, { depaCodes: [...new Set(gone.depaCodes)] });
  await RETIRE_CLINIC_PRODUCTS.run(client, { ...gone, now });
}

/**
 * Takes out what is removed: rows that appointments, slots in use, waiting lists, alerts or records point at are retired,
 * the others deleted. Within a transaction, after what is written.
 */
export async function removeEntries(
  client: PoolClient,
  changes: readonly CatalogueChange[],
  now: Date,
): Promise<void> {
  const removed = (kind: CatalogueChange['kind']) => keysOfKind(changes, kind).removed;
  await removeClinicProducts(client, removed('clinicProduct'), now);
  for (const [kind, statement] of DELETED) {
    const keys = [...removed(kind)];
    if (keys.length > 0) await statement.run(client, { keys });
  }
  const clinics = [...removed('clinic')];
  if (clinics.length > 0) {
    await DELETE_CLINICS.run(client, { keys: clinics });
    const notice = JSON.stringify(NO_LONGER);
    await RETIRE_CLINICS.run(client, { keys: clinics, now, notice });
  }
  const products = [...removed('product')];
  if (products.length > 0) {
    await UNLINK_PRODUCTS.run(client, { keys: products });
    await DELETE_PRODUCTS.run(client, { keys: products });
    await RETIRE_PRODUCTS.run(client, { keys: products, now });
  }
}
