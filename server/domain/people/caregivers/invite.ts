import { randomInt } from 'node:crypto';
import { CODE_LENGTH, INVITATION_LIFETIME } from '@contract/caregiver/code-rules';
import { MOST_CAREGIVERS } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Attempts } from '../../../attempts/attempts';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { recordConsent } from '../../../shared/consents/record-consents';
import { caregiversOf } from '../../../shared/recipients/member-access';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import { logAccess } from './log';

/** Digits in thousands at a time, as the source of randomness has a largest number. */
const HALF = CODE_LENGTH / 2;
const halfCode = (): string => String(randomInt(10 ** HALF)).padStart(HALF, '0');

/** Keyed hash of an invitation's code. */
export const invitationHash = (attempts: Attempts, code: string): string =>
  attempts.hash(`invitation ${code}`);

const FULL = {
  zh: `最多可邀请 ${MOST_CAREGIVERS} 位家人。请先停止与其中一位共享，再邀请`,
  en: `You can share with at most ${MOST_CAREGIVERS} people. Stop sharing with one of them first, then invite again.`,
} as const;

export interface InvitationForm {
  readonly linkmanId: string;
  readonly role: CaregiverRole;
  readonly agreed?: AgreedTexts | undefined;
}

/**
 * Makes a member's one invitation; the code of the one before is no longer valid.
 * @throws DomainError 4004 for a member of another account, 4000 without the consent, or where nobody more can be invited
 */
export async function invite(
  { db, attempts }: { readonly db: Db; readonly attempts: Attempts },
  { linkmanId, role, agreed }: InvitationForm,
  { userId, now }: UserContext,
): Promise<{ code: string; expiresAt: number }> {
  const code = `${halfCode()}${halfCode()}`;
  const expiresAt = now + INVITATION_LIFETIME;
  await db.transaction().execute(async (trx) => {
    await ownFamilyMember(trx, userId, linkmanId);
    if ((await caregiversOf(trx, [linkmanId])).length >= MOST_CAREGIVERS)
      throw new DomainError(CODE.PARAMETERS, { message: FULL });
    const consent = { userId, now, linkmanId };
    const invitation = {
      role,
      code_hash: invitationHash(attempts, code),
      consent_version: await recordConsent(trx, 'caregiverConsent', agreed, consent),
      invited_at: new Date(now),
      expires_at: new Date(expiresAt),
    };
    await trx
      .insertInto('caregiver_invitations')
      .values({ linkman_id: linkmanId, ...invitation })
      .onConflict((same) => same.column('linkman_id').doUpdateSet(invitation))
      .execute();
    const by = { userId, caregiverUserId: null };
    await logAccess(trx, { linkmanId, kind: 'invited', role, ...by, now });
  });
  return { code, expiresAt };
}

/** Withdraws a member's invitation; without one nothing changes. @throws DomainError 4004 */
export async function withdrawInvitation(
  db: Db,
  linkmanId: string,
  { userId, now }: UserContext,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ownFamilyMember(trx, userId, linkmanId);
    const withdrawn = await trx
      .deleteFrom('caregiver_invitations')
      .where('linkman_id', '=', linkmanId)
      .returning('role')
      .executeTakeFirst();
    if (!withdrawn) return;
    const by = { userId, caregiverUserId: null };
    await logAccess(trx, { linkmanId, kind: 'withdrawn', role: withdrawn.role, ...by, now });
  });
}
