import { signOf } from '@contract/agreement/text-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { DataOf } from '@contract/endpoints';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';

/** Calls about who may act for a family member; each rejects with an ApiError whose message is to be shown in the page. */

const DETAIL = 'GET /linkman/caregiver/detail.do';

/** What an account may see has changed: its family, appointments and what is due. */
async function accessChanged(): Promise<void> {
  await Promise.all([
    refreshServerData('GET /linkman/linkman/findByUserId.do'),
    refreshServerData('GET /order/subscribe/pageList.do'),
    refreshServerData('GET /order/subscribe/summary.do'),
    refreshServerData('GET /plan/plan/due.do'),
  ]).catch(() => undefined);
}

const agreed = () => agreedNow([signOf('caregiverConsent')]);

export type MadeInvitation = DataOf<'POST /linkman/caregiver/invite.do'>;

/** Makes an invitation to a member; its code is shown only now. */
export async function inviteCaregiver(
  linkmanId: string,
  role: CaregiverRole,
): Promise<MadeInvitation> {
  const made = await request(
    'POST /linkman/caregiver/invite.do',
    { linkmanId, role, agreed: await agreed() },
    { isJson: true, failure: 'in-place', crypto: 'response' },
  );
  await refreshServerData(DETAIL);
  return made;
}

export async function withdrawInvitation(linkmanId: string): Promise<void> {
  const call = { isJson: true, failure: 'in-place' } as const;
  await request('POST /linkman/caregiver/withdraw.do', { linkmanId }, call);
  await refreshServerData(DETAIL);
}

/** Joins the caller's own entry of a child with the one that is shared with them. */
export async function mergeOwnEntry(linkmanId: string): Promise<void> {
  const call = { isJson: true, failure: 'in-place' } as const;
  await request('POST /linkman/caregiver/merge.do', { linkmanId }, call);
  await Promise.all([refreshServerData(DETAIL), accessChanged()]);
}

/** What a code invites to. */
export const openInvitation = (code: string): Promise<DataOf<'POST /linkman/caregiver/open.do'>> =>
  request('POST /linkman/caregiver/open.do', { code }, { isJson: true, failure: 'in-place' });

export async function acceptInvitation(
  code: string,
  merges: boolean,
): Promise<DataOf<'POST /linkman/caregiver/accept.do'>> {
  const accepted = await request(
    'POST /linkman/caregiver/accept.do',
    { code, agreed: await agreed(), merges },
    { isJson: true, failure: 'in-place' },
  );
  await accessChanged();
  return accepted;
}

export async function removeCaregiver(linkmanId: string, caregiverId: string): Promise<void> {
  const call = { isJson: true, failure: 'in-place' } as const;
  await request('POST /linkman/caregiver/remove.do', { linkmanId, caregiverId }, call);
  await refreshServerData(DETAIL);
}

/** Gives up the caller's own access. */
export async function leaveMember(linkmanId: string): Promise<void> {
  const call = { isJson: true, failure: 'in-place' } as const;
  await request('POST /linkman/caregiver/leave.do', { linkmanId }, call);
  await accessChanged();
}
