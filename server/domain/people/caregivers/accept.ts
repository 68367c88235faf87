import { readCode } from '@contract/caregiver/code-rules';
import type { Invitation } from '@contract/caregiver/endpoints';
import { MOST_CAREGIVERS, MOST_SHARED } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Transaction } from 'kysely';
import type { Attempts } from '../../../attempts/attempts';
import type { Tables } from '../../../db/tables';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import type { Bilingual } from '../../../kernel/language';
import { maskName } from '../../../kernel/mask-name';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { recordConsent } from '../../../shared/consents/record-consents';
import { lockFamily } from '../../../shared/recipients/family-lock';
import { caregiversOf, sharedWith } from '../../../shared/recipients/member-access';
import { familyOf } from '../../../shared/recipients/rows';
import { notifyOfAccess } from './access-message';
import { invitationHash } from './invite';
import { logAccess } from './log';

type AcceptDeps = Pick<Deps, 'db' | 'cipher'> & { readonly attempts: Attempts };

const MESSAGES = {
  wrong: {
    zh: '邀请码不对，或已经过期、用过。请和邀请您的家人核对，或请对方重新生成一个',
    en: 'This code is wrong, has expired or was used. Check it with whoever invited you, or ask for a new one.',
  },
  own: {
    zh: '这是您自己发出的邀请，请发给要一起照看的家人',
    en: 'This invitation is your own. Send it to the person you want to share with.',
  },
  already: {
    zh: '您已经可以照看这位家人，不用再接受',
    en: 'This person is already shared with you. You do not need to accept again.',
  },
  sameMember: {
    zh: '您的家庭成员里已经有这位家人。请先在“家庭成员”里删除您添加的那一个（有未完成的预约先处理），再接受邀请，以免同一针约两次',
    en: 'You have already added this person yourself. Remove your own entry first (cancel or complete its open appointments), then accept, so that no dose is booked twice.',
  },
  full: {
    zh: `这位家人已由 ${MOST_CAREGIVERS} 位家人一起照看。请邀请您的家人先停止与其中一位的共享`,
    en: `${MOST_CAREGIVERS} people look after this person already. Ask whoever invited you to stop sharing with one of them first.`,
  },
  many: {
    zh: `您最多可以照看 ${MOST_SHARED} 位别人添加的家人。请先退出其中一位，再接受`,
    en: `You can look after at most ${MOST_SHARED} people whom others added. Leave one first, then accept.`,
  },
} as const satisfies Record<string, Bilingual>;

const refused = (why: keyof typeof MESSAGES): DomainError =>
  new DomainError(CODE.PARAMETERS, { message: MESSAGES[why] });

/** What a wrong code is refused with: only this counts as an attempt. */
class WrongCode extends DomainError {
  constructor() {
    super(CODE.CODE_WRONG, { message: MESSAGES.wrong });
  }
}

/** The open invitation of a code. */
const invitationBy = (db: Db, codeHash: string, now: number) =>
  db
    .selectFrom('caregiver_invitations as i')
    .innerJoin('linkmen as l', 'l.id', 'i.linkman_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['i.linkman_id', 'i.role', 'i.expires_at', 'i.consent_version'])
    .select(['l.user_id as owner_id', 'l.name', 'l.person_key'])
    .where('i.code_hash', '=', codeHash)
    .where('i.expires_at', '>', new Date(now))
    .where('l.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof invitationBy>>>;

/**
 * The invitation of a typed code; a wrong one counts as an attempt (docs/decisions/0023).
 * @throws DomainError 4011 for a wrong code, 4029 after too many
 */
async function findInvitation(
  { db, attempts }: AcceptDeps,
  typed: string,
  { session: { userId }, address, now }: UserContext,
): Promise<FoundInvitation & { readonly codeHash: string }> {
  const guards = [
    { limit: 'wrongInvitationsFromAddress', key: address },
    { limit: 'wrongInvitations', key: userId },
  ] as const;
  return attempts.guard(guards, now, async () => {
    const code = readCode(typed);
    const codeHash = invitationHash(attempts, code ?? '');
    const found = code === null ? undefined : await invitationBy(db, codeHash, now);
    if (!found) throw new WrongCode();
    return { ...found, codeHash };
  });
}

/** What an invitation is for, before it is accepted. @throws DomainError 4011, 4029 */
export async function openInvitation(
  deps: AcceptDeps,
  typed: string,
  context: UserContext,
): Promise<Invitation> {
  const found = await findInvitation(deps, typed, context);
  if (found.owner_id === context.userId) throw refused('own');
  const mobiles = await maskedMobiles(deps, [found.owner_id]);
  return {
    nameMasked: maskName(found.name),
    inviter: mobiles.get(found.owner_id) ?? '',
    role: found.role,
    expiresAt: found.expires_at.getTime(),
  };
}

/** @throws DomainError 4000 with what has to be done first */
async function checkAccepting(
  trx: Transaction<Tables>,
  { linkman_id: linkmanId, person_key: personKey }: FoundInvitation,
  userId: string,
): Promise<void> {
  const family = await familyOf(trx, userId);
  const caregivers = await caregiversOf(trx, [linkmanId]);
  const shared = await sharedWith(trx, userId);
  if (caregivers.some(({ user_id }) => user_id === userId)) throw refused('already');
  if (family.some(({ person_key }) => person_key !== null && person_key === personKey))
    throw refused('sameMember');
  if (caregivers.length >= MOST_CAREGIVERS) throw refused('full');
  if (shared.length >= MOST_SHARED) throw refused('many');
}

/**
 * Accepts an invitation, which is used up: from then on the caller is a caregiver of the member. Both are notified.
 * @throws DomainError 4011, 4029, and 4000 with what has to be done first
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  form: { readonly code: string; readonly agreed?: AgreedTexts | undefined },
  context: UserContext,
): Promise<{ linkmanId: string; role: CaregiverRole }> {
  const { userId, now } = context;
  const invitation = await findInvitation(deps, form.code, context);
  const { linkman_id: linkmanId, owner_id: ownerId, role, name: person, codeHash } = invitation;
  if (ownerId === userId) throw refused('own');
  await deps.db.transaction().execute(async (trx) => {
    await lockFamily(trx, userId);
    // Of several who accept at once, one: the others find it used.
    const used = await trx
      .deleteFrom('caregiver_invitations')
      .where('code_hash', '=', codeHash)
      .returning('linkman_id')
      .executeTakeFirst();
    if (!used) throw new WrongCode();
    await checkAccepting(trx, invitation, userId);
    await trx
      .insertInto('caregivers')
      .values({
        id: newId(),
        linkman_id: linkmanId,
        user_id: userId,
        role,
        consent_version: await recordConsent(trx, 'caregiverConsent', form.agreed, { userId, now }),
        joined_at: new Date(now),
      })
      .execute();
    const by = { userId, caregiverUserId: null };
    const eventId = await logAccess(trx, { linkmanId, kind: 'joined', role, ...by, now });
    const mobiles = await maskedMobiles({ ...deps, db: trx }, [ownerId, userId]);
    const owner = mobiles.get(ownerId) ?? '';
    const caregiver = mobiles.get(userId) ?? '';
    const change = { kind: 'joined', person, role, owner, caregiver } as const;
    await notifyOfAccess(trx, change, [ownerId, userId], { eventId, now });
  });
  return { linkmanId, role };
}
