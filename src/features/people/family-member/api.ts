import type { DataOf } from '@contract/endpoints';
import type { LinkmanForm } from '@contract/linkman/endpoints';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';

/** Calls about family members; each rejects with an ApiError whose message is to be shown in the page. */

async function familyChanged(): Promise<void> {
  await Promise.all([
    refreshServerData('GET /linkman/linkman/findByUserId.do'),
    refreshServerData('GET /linkman/linkman/clientDetail.do'),
    refreshServerData('GET /passport/user/findLoginUserByKey.do'),
  ]).catch(() => undefined);
}

export type SavedMember = DataOf<'POST /linkman/linkman/saveOrUpdateV2.do'>;

/** Adds or changes a member. */
export async function saveFamilyMember(form: LinkmanForm): Promise<SavedMember> {
  const saved = await request('POST /linkman/linkman/saveOrUpdateV2.do', form, {
    isJson: true,
    failure: 'in-place',
    crypto: 'request',
  });
  await familyChanged();
  return saved;
}

/** Makes a member the default one. */
export async function setDefaultFamilyMember(linkmanId: string): Promise<void> {
  await request(
    'POST /linkman/linkman/setDefault.do',
    { linkmanId },
    { isJson: true, failure: 'in-place' },
  );
  await familyChanged();
}

export type DeleteCheck = DataOf<'GET /linkman/linkman/delete/check.do'>;

/** What removing a member would cancel, or open orders that prevent it. */
export const checkDelete = (linkmanId: string): Promise<DeleteCheck> =>
  request('GET /linkman/linkman/delete/check.do', { linkmanId }, { failure: 'in-place' });

/** Removes a member, also from waiting lists and release queues. */
export async function deleteFamilyMember(linkmanId: string): Promise<void> {
  await request(
    'POST /linkman/linkman/delete.do',
    { linkmanId },
    { isQs: true, failure: 'in-place' },
  );
  void refreshServerData('GET /subscribe/waiting/list.do');
  void refreshServerData('GET /subscribe/waiting/offers.do');
  await familyChanged();
}
