import type { Consent, NoticeSetting } from '@contract/personal/endpoints';
import { GIVEN_AGAIN, WITHDRAWN_HERE } from '@contract/personal/consent-rules';
import type { GivenAgain, WithdrawnHere } from '@contract/personal/consent-rules';
import { signOf } from '@contract/agreement/text-rules';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { forgetAcceptedRules } from '@/features/community/community-rules/consent';
import { deleteFamilyMember } from '@/features/people/family-member/api';
import { putServerData, refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { setStatistics } from '@/telemetry/statistics-choice';

const SHOWN_BY_PAGE = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

const isHere = (purpose: string): purpose is WithdrawnHere =>
  (WITHDRAWN_HERE as readonly string[]).includes(purpose);

/** Whether a consent can be given again here after it was withdrawn. */
export const canGiveAgain = (purpose: string): purpose is GivenAgain =>
  (GIVEN_AGAIN as readonly string[]).includes(purpose);

/** Sets the statistics of this device as the account's consent is. */
export function followConsent(consents: readonly Consent[]): void {
  const statistics = consents.find(({ purpose }) => purpose === 'statistics');
  if (statistics) setStatistics(statistics.given);
}

const changed = (): Promise<unknown> =>
  Promise.all([
    refreshServerData('GET /personal/consent/list.do'),
    refreshServerData('GET /personal/sharing/list.do'),
    refreshServerData('GET /personal/data/categories.do'),
  ]).catch(() => undefined);

/** Withdraws a consent; its processing ends at once, also on this device. @throws ApiError */
export async function withdraw({ purpose, id }: Pick<Consent, 'purpose' | 'id'>): Promise<void> {
  if (purpose === 'person') await deleteFamilyMember(id);
  else if (isHere(purpose))
    await request('POST /personal/consent/withdraw.do', { purpose, id }, SHOWN_BY_PAGE);
  if (purpose === 'statistics') setStatistics(false);
  if (purpose === 'community') forgetAcceptedRules();
  await changed();
}

/** Gives a consent again. @throws ApiError */
export async function giveAgain(purpose: GivenAgain): Promise<void> {
  const agreed =
    purpose === 'statistics' ? { agreed: await agreedNow([signOf('statisticsConsent')]) } : {};
  await request('POST /personal/consent/give.do', { purpose, ...agreed }, SHOWN_BY_PAGE);
  if (purpose === 'statistics') setStatistics(true);
  await changed();
}

/** Turns a channel of a notice on or off. @throws ApiError */
export async function setNotice(setting: NoticeSetting): Promise<void> {
  const settings = await request('POST /personal/notice/set.do', setting, SHOWN_BY_PAGE);
  await putServerData('GET /personal/notice/settings.do', {}, settings);
}
