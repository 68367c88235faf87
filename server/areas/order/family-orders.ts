import type { Deps } from '../../deps';
import { personKeyOf } from '../linkman/person';

/** Keys of the persons whom an account looks after. */
export async function familyKeys({ db, personKey }: Deps, userId: string): Promise<string[]> {
  const family = await db
    .selectFrom('linkmen')
    .select(['document_kind', 'document_number'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return family.map((person) => personKeyOf(personKey, person));
}

/**
 * Orders that an account may see: its own, and those that a clinic made at its desk for one of its family. `names`
 * come from whichever of the two says who it is.
 */
export async function visibleOrders(deps: Deps, userId: string) {
  const keys = await familyKeys(deps, userId);
  return deps.db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .leftJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .where('o.removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('o.user_id', '=', userId),
        eb.and([
          eb('o.source', '=', 'walk_in'),
          eb('o.person_key', 'in', keys.length > 0 ? keys : ['']),
        ]),
      ]),
    );
}

/** Label of a dose, or its number. */
export const doseOf = <Label>(
  doses: readonly { readonly doseNo: number; readonly label: Label }[],
  doseNo: number,
): Label | null => doses.find((dose) => dose.doseNo === doseNo)?.label ?? null;
