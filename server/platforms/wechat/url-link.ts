import type { WeChatClient } from './client';
import type { MiniState } from './settings';
import { WeChatUnreachable } from './wechat-error';

/** Most days that a link is valid. */
export const MOST_LINK_DAYS = 30;

/**
 * A link that opens a page of the mini-program from an SMS. Created when the SMS is sent: it expires after at most
 * `days`.
 * @param page without a leading slash @param query up to 1024 characters
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
