import { includesRole } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { sharedWith } from '../../../shared/recipients/member-access';
import { cardOf } from '../../../shared/recipients/rows';

const OTHER = 7;

/**
 * Cards of members of other families whom the caller is a caregiver of, without what the role does not show: document,
 * contact, and how the person is related to the owner. @param least the least role of those that are listed
 */
export async function sharedCards(
  deps: Pick<Deps, 'db' | 'cipher'>,
  least: CaregiverRole,
  { userId, today }: UserContext,
): Promise<LinkmanCard[]> {
  const { db, cipher } = deps;
  const all = await sharedWith(db, userId);
  const shared = all.filter(({ role }) => includesRole(role, least));
  if (shared.length === 0) return [];
  const ids = shared.map(({ linkmanId }) => linkmanId);
  const rows = await db.selectFrom('linkmen').selectAll().where('id', 'in', ids).execute();
  const mobiles = await maskedMobiles(
    deps,
    shared.map(({ ownerId }) => ownerId),
  );
  return shared.flatMap(({ linkmanId, ownerId, role }) => {
    const row = rows.find(({ id }) => id === linkmanId);
    if (!row) return [];
    return {
      ...cardOf(cipher, row, today),
      relationType: OTHER,
      isDefault: 0 as const,
      documentMasked: '',
      mobileMasked: '',
      sharedBy: { role, owner: mobiles.get(ownerId) ?? '' },
    };
  });
}
