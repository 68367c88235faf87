import type { WeChat } from './wechat';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** What a harmless question to a service said; `fault` is null where it works. */
export interface ServiceCheck {
  readonly service: string;
  readonly fault: string | null;
}

/** 40029 answers a made-up code only once id and secret are right. */
const WRONG_CODE = 40029;

async function asked(service: string, ask: () => Promise<unknown>): Promise<ServiceCheck> {
  try {
    await ask();
    return { service, fault: null };
  } catch (error) {
    if (error instanceof WeChatError && error.errcode === WRONG_CODE)
      return { service, fault: null };
    if (error instanceof WeChatError || error instanceof WeChatUnreachable)
      return { service, fault: error.message };
    throw error;
  }
}

/** Asks each of WeChat's services that is set up one question that changes nothing. */
export async function checkWeChat({ mini, web }: WeChat, now: number): Promise<ServiceCheck[]> {
  const checks: Promise<ServiceCheck>[] = [];
  if (mini)
    checks.push(
      asked('WeChat mini-program: sign-in', () => mini.userOf('yimiao-check')),
      asked('WeChat mini-program: access token', () => mini.phoneNumberOf('yimiao-check', null)),
    );
  if (web)
    checks.push(
      asked('WeChat service account: sign-in', () => web.userOf('yimiao-check')),
      asked('WeChat service account: page signatures', () =>
        web.signPage('https://example.com/', now),
      ),
    );
  return Promise.all(checks);
}
