import type { Db } from '../../../../db/database';
import type { TypedContext } from './read-typed';

/** What decides on texts beside their own words. */
export async function contentContext(
  db: Db,
  whiteUrls: TypedContext['whiteUrls'],
): Promise<TypedContext> {
  const zones = await db.selectFrom('zones').select('id').execute();
  return { zoneIds: new Set(zones.map(({ id }) => id)), whiteUrls };
}
