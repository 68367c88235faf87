import type { InputOf } from '@contract/endpoints';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';

const SEND = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/** Follows a topic, or no longer. @throws ApiError TFL40004 above 200 topics, 1006 */
export async function followTopic(topicId: string, on: boolean): Promise<void> {
  await request('POST /ugc-api/topic/follow.do', { topicId, on }, SEND);
  void refreshServerData('GET /ugc-api/topic/detail.do');
  void refreshServerData('GET /ugc-api/topic/list.do');
}

/** Joins a circle, or leaves it. @throws ApiError 1007 */
export async function joinCircle(circleId: string, on: boolean): Promise<void> {
  await request('POST /ugc-api/circle/join.do', { circleId, on }, SEND);
  void refreshServerData('GET /ugc-api/circle/detail.do');
  void refreshServerData('GET /ugc-api/circle/list.do');
}

/** Deletes the reader's own post. @throws ApiError 1003 */
export async function removePost(postId: string): Promise<void> {
  await request('POST /ugc-api/post/remove.do', { postId }, SEND);
}

/** How many posts a feed has above its top, at most 99; 0 where that cannot be read. */
export async function countNewer(input: InputOf<'GET /ugc-api/post/newer.do'>): Promise<number> {
  try {
    const quiet = { neverCancel: true, failure: 'background' } as const;
    return (await request('GET /ugc-api/post/newer.do', input, quiet)).count;
  } catch {
    return 0;
  }
}
