import type { Db } from '../../../../db/database';
import type { TypedContext } from './read-typed';

/** What decides on texts beside their own words. */
export async function contentContext(
  db: Db,
  whiteUrls: TypedContext['whiteUrls'],
): Promise<TypedContext> {
  const [zones, classes] = await Promise.all([
    db.selectFrom('zones').select('id').execute(),
    db.selectFrom('catalogs').select('id').execute(),
  ]);
  const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id));
  return { zoneIds: idsOf(zones), catalogIds: idsOf(classes), whiteUrls };
}
