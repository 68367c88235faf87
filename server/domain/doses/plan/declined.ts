import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { ownFamilyMember } from '../../../shared/recipients/rows';

/** Codes of suggestions that a user has declined, by person. */
export async function declinedBy(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('declined_suggestions')
    .select(['linkman_id', 'code'])
    .where('user_id', '=', userId)
    .execute();
  const declined = new Map<string, Set<string>>();
  for (const { linkman_id, code } of rows)
    declined.set(linkman_id, (declined.get(linkman_id) ?? new Set()).add(code));
  return declined;
}

/** Declines a suggestion for a family member of the caller, or undoes that. @throws DomainError 4004 */
export async function declineSuggestion(
  db: Db,
  { linkmanId, code, declined }: ParsedInputOf<'POST /plan/plan/declineSuggestion.do'>,
  { userId, now }: UserContext,
): Promise<void> {
  await ownFamilyMember(db, userId, linkmanId);
  if (declined) {
    await db
      .insertInto('declined_suggestions')
      .values({ user_id: userId, linkman_id: linkmanId, code, declined_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('declined_suggestions')
    .where('linkman_id', '=', linkmanId)
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .execute();
}
