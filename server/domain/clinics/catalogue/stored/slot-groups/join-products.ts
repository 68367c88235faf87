import type { Catalogue } from '../../../../../catalogue/rows';
import type { StatementRunner } from '../../../../../db/statement';
import { columnArrays } from '../../../../../db/column-arrays';
import { namedStatement } from '../../../../../db/named-statement';
import { groupOfProducts, productsOfGroup } from '../../../../../shared/slots/group-of-products';
import { assignGroups } from './assign-groups';
import type { CodedGroup } from './assign-groups';

const GROUPS = namedStatement('', 'depaCodes')`
select s.depa_code as "depaCode", s.code, array(
  select g.product_id from slot_group_products g
  join clinic_products o using (depa_code, product_id)
  where g.depa_code = s.depa_code and g.group_code = s.code and o.retired_at is null
) as "productIds"
from slot_groups s where s.depa_code = any(:depaCodes::text[])`;

const ADD = namedStatement('', 'depaCode code')`
insert into slot_groups (depa_code, code) select * from unnest(:depaCode::text[], :code::text[]) on conflict do nothing`;
const MOVE = namedStatement('', 'depaCode productId code')`
update slot_group_products g set group_code = a.code
from unnest(:depaCode::text[], :productId::text[], :code::text[]) as a (depa_code, product_id, code)
where g.depa_code = a.depa_code and g.product_id = a.product_id and g.group_code <> a.code`;

interface StoredGroup extends CodedGroup {
  readonly depaCode: string;
}

/** The groups that a catalogue wants of some clinics; what it says nothing of is a group of its own. */
function wantedGroups(
  { clinicProducts, schedules, exceptions }: Catalogue,
  clinics: ReadonlySet<string>,
): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  const grouped = new Set<string>();
  const add = (depaCode: string, group: string): void => {
    groups.set(depaCode, (groups.get(depaCode) ?? new Set()).add(group));
    for (const productId of productsOfGroup(group)) grouped.add(`${depaCode} ${productId}`);
  };
  for (const { depaCode, groupCode } of [...schedules, ...exceptions])
    if (groupCode !== null && clinics.has(depaCode)) add(depaCode, groupCode);
  for (const { depaCode, productId } of clinicProducts)
    if (clinics.has(depaCode) && !grouped.has(`${depaCode} ${productId}`)) add(depaCode, productId);
  return groups;
}

function byClinic(groups: readonly StoredGroup[]): Map<string, StoredGroup[]> {
  const found = new Map<string, StoredGroup[]>();
  for (const group of groups)
    found.set(group.depaCode, [...(found.get(group.depaCode) ?? []), group]);
  return found;
}

/** The code of the group of a clinic that files name by its products. */
export type CodeOfGroup = (depaCode: string, group: string) => string;

/**
 * Puts the products of some clinics into the groups that a catalogue wants. Slots stay with the codes of their groups: nobody loses a
 * place. Within a transaction, after the clinics' products are written.
 */
export async function joinProducts(
  client: StatementRunner,
  clinics: ReadonlySet<string>,
  after: Catalogue,
): Promise<CodeOfGroup> {
  if (clinics.size === 0) return (_, group) => group;
  const stored = byClinic(await GROUPS.run<StoredGroup>(client, { depaCodes: [...clinics] }));
  const codes = new Map<string, string>();
  const moves: { depaCode: string; productId: string; code: string }[] = [];
  for (const [depaCode, groups] of wantedGroups(after, clinics)) {
    const existing = stored.get(depaCode) ?? [];
    for (const { code, productIds } of assignGroups(existing, [...groups].map(productsOfGroup))) {
      codes.set(`${depaCode} ${groupOfProducts(productIds)}`, code);
      const own = existing.find((group) => group.code === code)?.productIds ?? [];
      for (const productId of productIds)
        if (!own.includes(productId)) moves.push({ depaCode, productId, code });
    }
  }
  if (moves.length > 0) {
    await ADD.run(client, columnArrays(moves, 'depaCode code'));
    await MOVE.run(client, columnArrays(moves, 'depaCode productId code'));
  }
  return (depaCode, group) => codes.get(`${depaCode} ${group}`) ?? group;
}
