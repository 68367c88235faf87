import { createHash } from 'node:crypto';
import { MINI_PLATFORMS } from '@contract/account/login-endpoints';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { Refused } from '../../http/refused';
import type { LoginSettings } from '../../kernel/login-settings';
import { refusesCode } from '../../platforms/wechat/mini-session';
import { WeChatError, WeChatUnreachable } from '../../platforms/wechat/wechat-error';

export type MiniPlatform = (typeof MINI_PLATFORMS)[number];

/** What the phone button of a mini-program gave. */
export interface PhoneGrant {
  readonly platform: MiniPlatform;
  readonly code?: string | undefined;
  readonly encrypted?: string | undefined;
}

/**
 * Turns a mini-program's codes into what they stand for. Both throw Refused: 4011 where a code is worth nothing, 5003
 * where the platform cannot be asked.
 */
export interface MiniExchange {
  /**
   * Mobile of the person who pressed the button.
   * @param subject the same person, where a login code came along
   */
  mobile(grant: PhoneGrant, subject: string | null): Promise<string>;
  /** The platform's id of its user. */
  subject(platform: MiniPlatform, code: string): Promise<string>;
}

type Exchange = Omit<MiniExchange, 'subject'> & { subject(code: string): Promise<string> };

const EXCHANGE_TIMEOUT = 5_000;
const MOBILE = /^1[3-9]\d{9}$/;

const worthless = (): Refused =>
  new Refused(CODE.CODE_WRONG, {
    message: {
      zh: '没有取得授权信息，请重试或改用短信验证码登录',
      en: 'The authorisation could not be read. Try again, or log in with an SMS code.',
    },
  });

function wechatExchange({ mini }: Deps['platforms']['wechat']): Exchange | null {
  if (!mini) return null;
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (refusesCode(error)) throw worthless();
      // The client has logged what went wrong there.
      if (error instanceof WeChatError || error instanceof WeChatUnreachable)
        throw new Refused(CODE.BUSY);
      throw error;
    }
  };
  return {
    async mobile({ code }, subject) {
      const number = code ? await asked(mini.phoneNumberOf(code, subject)) : null;
      if (number === null || !MOBILE.test(number)) throw worthless();
      return number;
    },
    subject: async (code) => (await asked(mini.userOf(code))).openid,
  };
}

async function askOperator(url: string, body: object): Promise<Record<string, unknown>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(EXCHANGE_TIMEOUT),
    });
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textIn(answer: Record<string, unknown>, name: string, shape: RegExp): string {
  const value = answer[name];
  if (typeof value !== 'string' || !shape.test(value)) throw worthless();
  return value;
}

const byOperator = (url: string): Exchange => ({
  mobile: async (grant) =>
    textIn(await askOperator(url, { kind: 'phone', ...grant }), 'mobile', MOBILE),
  subject: async (code) =>
    textIn(
      await askOperator(url, { kind: 'login', platform: 'alipay', code }),
      'subject',
      /^\S{1,128}$/,
    ),
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A mobile of the range 19900000000 that follows from the code, so that the same code is the same person. */
const inventedMobile = (code: string): string =>
  `199${String(parseInt(digest(code).slice(0, 12), 16) % 10 ** 8).padStart(8, '0')}`;

/** Outside live: nothing is asked; a code that contains a mobile stands for it. */
const simulatedAlipay: Exchange = {
  mobile: ({ code, encrypted }) => {
    const text = code ?? encrypted;
    if (!text) return Promise.reject(worthless());
    return Promise.resolve(/1[3-9]\d{9}/.exec(text)?.[0] ?? inventedMobile(text));
  },
  subject: (code) => Promise.resolve(`alipay-${digest(code).slice(0, 24)}`),
};

function alipayExchange({ miniExchangeUrl, simulated }: LoginSettings): Exchange | null {
  if (miniExchangeUrl !== null) return byOperator(miniExchangeUrl);
  return simulated ? simulatedAlipay : null;
}

type ExchangeParts = Pick<Deps, 'platforms' | 'login'>;

const exchangesOf = ({
  platforms,
  login,
}: ExchangeParts): Readonly<Record<MiniPlatform, Exchange | null>> => ({
  weapp: wechatExchange(platforms.wechat),
  alipay: alipayExchange(login),
});

/** Mini-programs whose codes can be exchanged. */
export function exchangeable(parts: ExchangeParts): MiniPlatform[] {
  const exchanges = exchangesOf(parts);
  return MINI_PLATFORMS.filter((platform) => exchanges[platform] !== null);
}

export function createMiniExchange(parts: ExchangeParts): MiniExchange {
  const exchanges = exchangesOf(parts);
  const of = (platform: MiniPlatform): Exchange => {
    const exchange = exchanges[platform];
    if (!exchange) throw worthless();
    return exchange;
  };
  return {
    mobile: async (grant, subject) => of(grant.platform).mobile(grant, subject),
    subject: async (platform, code) => of(platform).subject(code),
  };
}
