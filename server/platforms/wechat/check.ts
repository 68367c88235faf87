import { CLINIC_PAGE, clinicScene } from '@contract/department/poster-rules';
import { MINI_PAGES } from '@contract/message/mini-page-rules';
import type { ServiceCheck } from '../service-check';
import { urlLinkFor } from './url-link';
import type { WeChat } from './wechat';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** WeChat answers an invented code with 40029 only if id and secret are right. */
const WRONG_CODE = 40029;
/** Errcodes of a page that no released version has: of codes, and of links. */
const NOT_RELEASED = [41030, 40165];

async function asked(service: string, ask: () => Promise<unknown>): Promise<ServiceCheck> {
  try {
    await ask();
    return { service, state: 'ok', says: 'It answers.' };
  } catch (error) {
    if (error instanceof WeChatError && error.errcode === WRONG_CODE)
      return { service, state: 'ok', says: 'Id and secret are right.' };
    if (error instanceof WeChatError && NOT_RELEASED.includes(error.errcode))
      return { service, state: 'off', says: 'No released version has the page yet.' };
    if (error instanceof WeChatError || error instanceof WeChatUnreachable)
      return { service, state: 'failed', says: error.message };
    throw error;
  }
}

const off = (service: string): Promise<ServiceCheck> =>
  Promise.resolve({ service, state: 'off', says: 'Not set up.' });

/** Makes one call without side effects to each of WeChat's services. @param now ms */
export function checkWeChat({ mini, web, settings }: WeChat, now: number): Promise<ServiceCheck[]> {
  const of = (service: string, ask: (() => Promise<unknown>) | null): Promise<ServiceCheck> =>
    ask ? asked(service, ask) : off(service);
  const code = 'a-code-that-nobody-gave';
  return Promise.all([
    of('WeChat mini-program, sign-in', mini && (() => mini.userOf(code))),
    of('WeChat mini-program, access token', mini && (() => mini.phoneNumberOf(code, null))),
    of(
      'WeChat mini-program, codes for posters',
      mini && (() => mini.codeFor(CLINIC_PAGE, clinicScene('check') ?? '')),
    ),
    of(
      'WeChat mini-program, links in SMS',
      mini && (() => urlLinkFor(mini.client, settings.miniState, MINI_PAGES.orderDetail, '', 1)),
    ),
    of('WeChat service account, sign-in', web && (() => web.userOf(code))),
    of(
      'WeChat service account, page signatures',
      web && (() => web.signPage('https://example.com/', now)),
    ),
  ]);
}
