import { readCode } from '@contract/caregiver/code-rules';
import type { Invitation } from '@contract/caregiver/endpoints';
import { MOST_CAREGIVERS, MOST_SHARED } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import { RELATION } from '@contract/linkman/relation-rules';
import { CODE } from '@contract/errors';
import type { Transaction } from 'kysely';
import type { Attempts } from '../../../attempts/attempts';
import type { Tables } from '../../../db/tables';
import { repeatAborted } from '../../../db/statement';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import type { Bilingual } from '../../../kernel/language';
import { maskName } from '../../../kernel/mask-name';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { recordConsent } from '../../../shared/consents/record-consents';
import { caregiversOf, sharedWith } from '../../../shared/recipients/member-access';
import { familyOf } from '../../../shared/recipients/rows';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { notifyOfAccess } from './access-message';
import { invitationHash } from './invite';
import { logAccess } from './log';
import { lockFamilies, mergeIn } from './merge-entry';
import type { Merging } from './merge-entry';
import { describeEntry, entryByDocument } from './own-entry';

type AcceptDeps = Pick<Deps, 'db' | 'cipher' | 'personKey'> & { readonly attempts: Attempts };

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
    zh: '您的家庭成员里已经有这位家人。请重新打开邀请，确认合并后再接受，以免同一针约两次',
    en: 'You have already added this person yourself. Open the invitation again and agree to merge the two entries, so that no dose is booked twice.',
  },
  self: {
    zh: '这位家人就是您本人，不能由别人代管。请您来邀请对方：在“家庭成员”里选“本人”，点“与家人共享”',
    en: 'This person is you, so your entry stays yours. Invite the other person instead: open your own entry in Family members and share it.',
  },
  escort: {
    zh: '您的家庭成员里已经有这位家人。“陪同”不能合并：请对方重新邀请，选“共同管理”；或者先在“家庭成员”里删除您添加的那一个',
    en: 'You have already added this person yourself, and an invitation to go along cannot merge entries. Ask for an invitation as a guardian, or remove your own entry first.',
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

/** The caller's own entry of whom they are invited to, where it would be merged. */
async function entryToMerge(
  db: Db,
  { role, person_key: personKey }: FoundInvitation,
  userId: string,
): Promise<Invitation['ownEntry']> {
  const own = entryByDocument(await familyOf(db, userId), personKey);
  return own && role === 'guardian' && own.relation_type !== RELATION.SELF
    ? describeEntry(db, own)
    : null;
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
    ownEntry: await entryToMerge(deps.db, found, context.userId),
  };
}

/** An own entry of the same person is merged, by the caller's word. @throws DomainError 4000 */
function checkOwnEntry(
  own: FamilyMemberRow | undefined,
  role: CaregiverRole,
  merges: boolean,
): void {
  if (!own) return;
  if (own.relation_type === RELATION.SELF) throw refused('self');
  if (role === 'escort') throw refused('escort');
  if (!merges) throw refused('sameMember');
}

/** @throws DomainError 4000 with what has to be done first */
async function checkAccepting(
  trx: Transaction<Tables>,
  { linkman_id: linkmanId, person_key: personKey, role }: FoundInvitation,
  userId: string,
  merges: boolean,
): Promise<void> {
  const family = await familyOf(trx, userId);
  const caregivers = await caregiversOf(trx, [linkmanId]);
  const shared = await sharedWith(trx, userId);
  if (caregivers.some(({ user_id }) => user_id === userId)) throw refused('already');
  checkOwnEntry(entryByDocument(family, personKey), role, merges);
  if (caregivers.length >= MOST_CAREGIVERS) throw refused('full');
  if (shared.length >= MOST_SHARED) throw refused('many');
}

export interface AcceptForm {
  readonly code: string;
  readonly agreed?: AgreedTexts | undefined;
  /** The caller's own entry of the same person is to be merged. */
  readonly merges?: boolean | undefined;
}

export interface Accepted {
  readonly linkmanId: string;
  readonly role: CaregiverRole;
  readonly merged: boolean;
  /** Accounts whose sharing of the merged entry has ended. */
  readonly ended: readonly string[];
}

/**
 * Accepts an invitation, which is used up: from then on the caller is a caregiver of the member. Both are notified. Where their
 * own entry of the same person cannot be merged yet, it stays for now: what is in the way may be the owner's to know (0171).
 * @throws DomainError 4011, 4029, and 4000 with what has to be done first
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  form: AcceptForm,
  context: UserContext,
): Promise<Accepted> {
  const { userId, now } = context;
  const invitation = await findInvitation(deps, form.code, context);
  const { linkman_id: linkmanId, owner_id: ownerId, role, name: person, codeHash } = invitation;
  if (ownerId === userId) throw refused('own');
  const { merges = false } = form;
  const accept = async (trx: Transaction<Tables>): Promise<Merging | null> => {
    await lockFamilies(trx, [ownerId, userId]);
    // Of several who accept at once, one: the others find it used.
    const used = await trx
      .deleteFrom('caregiver_invitations')
      .where('code_hash', '=', codeHash)
      .where('linkman_id', 'in', (members) =>
        members
          .selectFrom('linkmen')
          .select('id')
          .where('deleted_at', 'is', null)
          .where('id', '=', linkmanId),
      )
      .returning('linkman_id')
      .executeTakeFirst();
    if (!used) throw new WrongCode();
    await checkAccepting(trx, invitation, userId, merges);
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
    return merges && role === 'guardian' ? mergeIn(trx, deps, linkmanId, context) : null;
  };
  const merging = await repeatAborted(() => deps.db.transaction().execute(accept));
  const ended = merging?.block === null ? merging.ended : [];
  return { linkmanId, role, merged: merging?.block === null, ended };
}
