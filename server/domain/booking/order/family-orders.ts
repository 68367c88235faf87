import { sql } from 'kysely';
import type { Deps } from '../../../deps';

/** The persons of an account's family, as two lists in the same order. */
async function familyOf({ db }: Pick<Deps, 'db'>, userId: string) {
  const family = await db
    .selectFrom('linkmen')
    .select(['person_key', 'name'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('person_key', 'is not', null)
    .execute();
  return {
    keys: family.map(({ person_key }) => person_key),
    names: family.map(({ name }) => name),
  };
}

/**
 * Orders that an account may see: its own, and walk-ins of its family. Because a document number may be mistyped or
 * guessed, the clinic's name for the person must match as well. Orders that were removed from the list are left out,
 * `withFollowed` those of a visit that the account has a follow-up of are not.
 */
export async function visibleOrders(deps: Deps, userId: string, { withFollowed = false } = {}) {
  const { keys, names } = await familyOf(deps, userId);
  return deps.db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .leftJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .where((eb) =>
      eb.or([
        eb('o.removed_at', 'is', null),
        ...(withFollowed
          ? [
              eb.exists(
                eb
                  .selectFrom('follow_up_series as s')
                  .select('s.id')
                  .where('s.user_id', '=', userId)
                  .whereRef('s.depa_code', '=', 'o.depa_code')
                  .whereRef('s.day', '=', 'o.day'),
              ),
            ]
          : []),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('o.user_id', '=', userId),
        eb.and([
          eb('o.source', '=', 'walk_in'),
          eb('o.person_key', 'in', keys.length > 0 ? keys : ['']),
          sql<boolean>`exists (
            select from unnest(${keys}::text[], ${names}::text[]) as family (key, name)
            where key = o.person_key and are_names_of(o.person_key, order_name(o), name))`,
        ]),
      ]),
    );
}

/** Label of a dose; null where the product has no such dose. */
export const doseOf = <Label>(
  doses: readonly { readonly doseNo: number; readonly label: Label }[],
  doseNo: number,
): Label | null => doses.find((dose) => dose.doseNo === doseNo)?.label ?? null;
