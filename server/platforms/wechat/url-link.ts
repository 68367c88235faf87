import type { WeChatClient } from './client';
import type { MiniState } from './settings';
import { WeChatUnreachable } from './wechat-error';

/** Days that a link is good for at most. */
export const MOST_LINK_DAYS = 30;

/**
 * A link that opens a page of the mini-program from an SMS. Made when the SMS is sent: it ends after `days` at most.
 * @param page without a slash before it @param query up to 1024 characters
 * @throws WeChatError, WeChatUnreachable
 */
export async function urlLinkFor(
  client: WeChatClient,
  state: MiniState,
  page: string,
  query: string,
  days: number,
): Promise<string> {
  const { url_link: link } = await client.json('generateUrlLink', {
    path: page,
    query,
    expire_type: 1,
    expire_interval: Math.min(days, MOST_LINK_DAYS),
    env_version: state,
  });
  if (typeof link === 'string' && link.startsWith('https://')) return link;
  throw new WeChatUnreachable('generateUrlLink', false, 'the answer lacks the link');
}
