import type { CaregiverRole } from '@contract/caregiver/role-rules';
import { agreedTo } from '../../samples/agreed';
import type { Login, Provider } from './harness';

/** What both sides send who share a member. */
export const agreed = agreedTo('caregiverConsent');

/** Somebody with a member, as worlds or suites of the browser have them. */
export type MemberOwner = { readonly linkmanId: string } & (
  | { readonly as: Login }
  | { readonly login: Login }
);

const callerOf = (owner: MemberOwner) => ({ as: 'as' in owner ? owner.as : owner.login });

/** Invites an account to a member, and accepts. */
export async function shareMember(
  provider: Provider,
  owner: MemberOwner,
  other: MemberOwner,
  role: CaregiverRole,
): Promise<void> {
  const form = { linkmanId: owner.linkmanId, role, agreed } as const;
  const { code } = await provider.ok('POST /linkman/caregiver/invite.do', form, callerOf(owner));
  await provider.ok('POST /linkman/caregiver/accept.do', { code, agreed }, callerOf(other));
}
