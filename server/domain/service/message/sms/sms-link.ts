import { MINI_PAGES } from '@contract/message/mini-page-rules';
import { webAddress } from '@contract/message/web-page-rules';
import type { MessageParams, StoredLink } from '../../../../db/desk-tables';
import { DAY, instantOf } from '../../../../kernel/clock';
import { urlLinkFor } from '../../../../platforms/wechat/url-link';
import type { WeChat } from '../../../../platforms/wechat/wechat';
import { WeChatError, WeChatUnreachable } from '../../../../platforms/wechat/wechat-error';

export interface LinkSources {
  readonly wechat: Pick<WeChat, 'mini' | 'settings'>;
  /** Origin of the operator's web site; null: not known. */
  readonly webOrigin: string | null;
}

/** Days for which a link is of use: through the day of the appointment. */
function daysOf({ day }: MessageParams, now: number): number {
  const until = typeof day === 'string' ? instantOf(day, '24:00') : now;
  return Math.max(1, Math.ceil((until - now) / DAY));
}

/**
 * The link of an SMS: one that opens the mini-program, or where WeChat makes none (not set up, quota, failure) the web
 * site's address. It holds the id of an appointment or an offer, which only its owner can open.
 * @param now ms
 * @returns null where neither is known
 */
export async function smsLink(
  { wechat: { mini, settings }, webOrigin }: LinkSources,
  { page, query }: StoredLink,
  params: MessageParams,
  now: number,
): Promise<string | null> {
  const web = webOrigin === null ? null : webAddress(webOrigin, page, query);
  // A simulated WeChat's links open nothing.
  if (!mini || settings.simulated) return web;
  const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
  try {
    const days = daysOf(params, now);
    return await urlLinkFor(mini.client, settings.miniState, MINI_PAGES[page], search, days);
  } catch (error) {
    if (error instanceof WeChatError || error instanceof WeChatUnreachable) return web;
    throw error;
  }
}
