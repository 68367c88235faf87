import type { MemberInfo } from '@contract/member/endpoints';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const IN_PLACE = { failure: 'in-place' } as const;

/** Everything that shows the membership asks again: the status is part of the login info too. */
async function refreshed(info: MemberInfo): Promise<MemberInfo> {
  await Promise.all([
    refreshServerData('GET /member/wx/memberCenter/getMemberInfo.do'),
    refreshServerData('GET /member/wx/memberCenter/getMemberPrivilege.do'),
    refreshServerData('GET /passport/user/findLoginUserByKey.do'),
  ]);
  return info;
}

/** A term for a code. */
export const redeemCode = async (code: string): Promise<MemberInfo> =>
  refreshed(await request('POST /member/wx/memberCenter/redeem.do', { code }, IN_PLACE));

/** A term for beans; a repetition under the same key spends nothing more. */
export const exchangeBeans = async (idempotencyKey: string): Promise<MemberInfo> =>
  refreshed(
    await request('POST /member/wx/memberCenter/exchange.do', { idempotencyKey }, IN_PLACE),
  );

/** Ends a term; the beans of the days that are left come back. */
export const endTerm = async (termId: string): Promise<MemberInfo> =>
  refreshed(await request('POST /member/wx/memberCenter/endTerm.do', { termId }, IN_PLACE));

/** Makes the calendar's secret address, which is told this once. */
export async function createFeed(): Promise<string> {
  const { url } = await request('POST /member/wx/calendar/create.do', {}, IN_PLACE);
  await refreshServerData('GET /member/wx/memberCenter/getMemberPrivilege.do');
  return url;
}

/** Ends the calendar's address. */
export async function revokeFeed(): Promise<void> {
  await request('POST /member/wx/calendar/revoke.do', {}, IN_PLACE);
  await refreshServerData('GET /member/wx/memberCenter/getMemberPrivilege.do');
}
