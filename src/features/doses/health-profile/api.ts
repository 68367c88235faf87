import type { InputOf } from '@contract/endpoints';
import { planChanged } from '@/features/doses/plan/api';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

/** Calls about the health profile; each rejects with an ApiError whose message is to be shown in the page. */

/** Reloads the profile, and everything that follows from it. */
const profileChanged = async (): Promise<void> => {
  await Promise.all([
    refreshServerData('GET /linkman/health/detail.do').catch(() => undefined),
    refreshServerData('GET /personal/consent/list.do').catch(() => undefined),
    planChanged(),
  ]);
};

/** Stores all answers about a member. Health data: the body is sent encrypted. */
export async function saveHealth(form: InputOf<'POST /linkman/health/save.do'>): Promise<void> {
  await request('POST /linkman/health/save.do', form, {
    isJson: true,
    failure: 'in-place',
    crypto: 'request',
  });
  await profileChanged();
}

/** Deletes the answers about a member, which withdraws the consent. */
export async function clearHealth(linkmanId: string): Promise<void> {
  await request(
    'POST /linkman/health/clear.do',
    { linkmanId },
    { isJson: true, failure: 'in-place' },
  );
  await profileChanged();
}
