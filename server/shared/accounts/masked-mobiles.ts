import { maskMobile } from '@contract/text/mask-rules';
import type { Deps } from '../../deps';

/** Masked mobiles of accounts, by their ids; '' for one that is deleted or has none. */
export async function maskedMobiles(
  { db, cipher }: Pick<Deps, 'db' | 'cipher'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'mobile'])
    .where('id', 'in', [...new Set(userIds)])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, mobile }) => [id, mobile === null ? '' : maskMobile(cipher.open(mobile))]),
  );
}
