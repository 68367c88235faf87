import type { InputOf } from '@contract/endpoints';
import { setAuthorHidden } from '@/features/community/feed/hidden-store';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const SEND = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

const refreshAuthors = (): Promise<void> => refreshServerData('GET /ugc-api/user/detail.do');

/** Follows an author, or no longer. @throws ApiError 1002, FL40005 above 1,000 users */
export async function followAuthor(userId: string, on: boolean): Promise<void> {
  await request('POST /ugc-api/user/follow.do', { userId, on }, SEND);
  void refreshAuthors();
}

/** Blocks an author, or no longer: neither sees what the other writes. @throws ApiError 1002 */
export async function blockAuthor(userId: string, on: boolean): Promise<void> {
  await request('POST /ugc-api/user/block.do', { userId, on }, SEND);
  setAuthorHidden(userId, on);
  void refreshAuthors();
}

/** Changes what is given of the reader's own profile. @throws ApiError 9900 (reason `profile`) */
export async function changeProfile(
  change: InputOf<'POST /ugc-api/user/update.do'>,
): Promise<void> {
  await request('POST /ugc-api/user/update.do', change, SEND);
  void refreshAuthors();
  void refreshServerData('GET /ugc-api/user/init.do');
}
