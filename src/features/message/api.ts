import { setNotReadNoticeNum } from '@/features/account/unread-store';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';
import { noteRead } from './read-store';
import type { ReadTarget } from './read-store';

/** Marks messages as read, locally at once and at the provider. @throws ApiError */
export async function markRead(target: ReadTarget): Promise<void> {
  const options = { isJson: true, neverCancel: true, failure: 'in-place' } as const;
  const { total } = await request('POST /message/message/read.do', target, options);
  noteRead(target);
  setNotReadNoticeNum(total);
  await refreshServerData('GET /message/message/unread.do');
}
