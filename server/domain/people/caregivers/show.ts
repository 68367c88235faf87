import type { Caregivers } from '@contract/caregiver/endpoints';
import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { inLanguage } from '../../../kernel/language';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { logOf } from './log';
import { showOwnEntry } from './own-entry';

/**
 * Who may act for a member, and what they did: for the owner and guardians; an escort sees their own access and the owner.
 * @throws DomainError 4004 for anybody else
 */
export async function showCaregivers(
  deps: Pick<Deps, 'db' | 'cipher'>,
  linkmanId: string,
  context: UserContext,
): Promise<Caregivers> {
  const { db } = deps;
  const { now, language } = context;
  const { userId: reader } = context.session;
  const member = await db
    .selectFrom('linkmen')
    .select(['id', 'user_id', 'name', 'birthday', 'sex', 'person_key', 'proved_at'])
    .where('id', '=', linkmanId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const all = await db
    .selectFrom('caregivers')
    .select(['id', 'user_id', 'role', 'joined_at'])
    .where('linkman_id', '=', linkmanId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  const own = all.find(({ user_id }) => user_id === reader);
  const isOwner = member?.user_id === reader;
  if (!member || (!isOwner && !own)) throw new DomainError(CODE.NOT_FOUND);
  const seesAll = isOwner || own?.role === 'guardian';
  const shown = seesAll ? all : all.filter(({ user_id }) => user_id === reader);
  const log = seesAll ? await logOf(db, linkmanId) : [];
  const invitation = isOwner
    ? await db
        .selectFrom('caregiver_invitations')
        .select(['role', 'expires_at'])
        .where('linkman_id', '=', linkmanId)
        .where('expires_at', '>', new Date(now))
        .executeTakeFirst()
    : undefined;
  const ownEntry =
    own?.role === 'guardian' ? await showOwnEntry(deps, reader, member, context) : null;
  const mobiles = await maskedMobiles(deps, [
    member.user_id,
    ...shown.map(({ user_id }) => user_id),
    ...log.flatMap(({ user_id, whose }) => (whose === null ? [user_id] : [user_id, whose])),
  ]);
  const mobileOf = (userId: string): string => mobiles.get(userId) ?? '';
  return {
    linkmanId,
    ownEntry,
    name: member.name,
    role: own?.role ?? null,
    owner: mobileOf(member.user_id),
    caregivers: shown.map(({ id, role, user_id, joined_at }) => ({
      caregiverId: id,
      role,
      mobileMasked: mobileOf(user_id),
      joinedAt: joined_at.getTime(),
      isOwn: user_id === reader,
    })),
    invitation: invitation
      ? { role: invitation.role, expiresAt: invitation.expires_at.getTime() }
      : null,
    log: log.map((entry) => ({
      at: entry.at.getTime(),
      kind: entry.kind,
      by: mobileOf(entry.user_id),
      isOwn: entry.user_id === reader,
      role: entry.role,
      whose: entry.whose === null ? '' : mobileOf(entry.whose),
      orderId: entry.order_id,
      productName: entry.product === null ? '' : inLanguage(entry.product, language),
    })),
  };
}
