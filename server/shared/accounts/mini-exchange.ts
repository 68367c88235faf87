import { MINI_PLATFORMS } from '@contract/account/login-endpoints';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import { AlipayError, AlipayUndecided } from '../../platforms/alipay/alipay-error';
import { refusesCode as refusesAlipayCode, userOfCode } from '../../platforms/alipay/user-of-code';
import { refusesCode } from '../../platforms/wechat/mini-session';
import { WeChatError, WeChatUnreachable } from '../../platforms/wechat/wechat-error';
import type { PlatformPerson } from './identities';

export type MiniPlatform = (typeof MINI_PLATFORMS)[number];

/** What a mini-program's phone button returned. */
export interface PhoneGrant {
  readonly platform: MiniPlatform;
  readonly code?: string | undefined;
  readonly encrypted?: string | undefined;
}

/**
 * Exchanges a mini-program's codes. Both methods throw Refused: 4011 where a code is invalid, 5003 where the platform
 * cannot be reached.
 */
export interface MiniExchange {
  /**
   * Mobile of the person who pressed the button.
   * @param subject the same person, where a login code was sent too
   */
  mobile(grant: PhoneGrant, subject: string | null): Promise<string>;
  /** The platform's id of its user. */
  subject(platform: MiniPlatform, code: string): Promise<string>;
  /** The same, with what identifies the user beyond the mini-program. */
  person(platform: MiniPlatform, code: string): Promise<PlatformPerson>;
}

type Exchange = Pick<MiniExchange, 'mobile'> & { person(code: string): Promise<PlatformPerson> };

const MOBILE = /^1[3-9]\d{9}$/;

const worthless = (): DomainError =>
  new DomainError(CODE.CODE_WRONG, {
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
      // The client has logged the cause.
      if (error instanceof WeChatError || error instanceof WeChatUnreachable)
        throw new DomainError(CODE.BUSY);
      throw error;
    }
  };
  return {
    async mobile({ code }, subject) {
      const number = code ? await asked(mini.phoneNumberOf(code, subject)) : null;
      if (number === null || !MOBILE.test(number)) throw worthless();
      return number;
    },
    async person(code) {
      const { openid, unionid } = await asked(mini.userOf(code));
      return { subject: openid, unionId: unionid };
    },
  };
}

function alipayExchange({ mini }: Deps['platforms']['alipay']): Exchange | null {
  if (!mini) return null;
  return {
    mobile({ encrypted }, subject) {
      // The message names no user: without `subject` it must not sign anybody in.
      const isWhole = encrypted !== undefined && subject !== null;
      const number = isWhole && mini.phoneNumber ? mini.phoneNumber(encrypted) : null;
      if (number === null || !MOBILE.test(number)) return Promise.reject(worthless());
      return Promise.resolve(number);
    },
    async person(code) {
      try {
        // Alipay's own union id joins no accounts: nothing says that an operator's applications share it.
        return { subject: (await userOfCode(mini.gateway, code)).openId, unionId: null };
      } catch (error) {
        if (refusesAlipayCode(error)) throw worthless();
        // The gateway has logged the cause.
        if (error instanceof AlipayError || error instanceof AlipayUndecided)
          throw new DomainError(CODE.BUSY);
        throw error;
      }
    },
  };
}

type ExchangeParts = Pick<Deps, 'platforms'>;

const exchangesOf = ({
  platforms,
}: ExchangeParts): Readonly<Record<MiniPlatform, Exchange | null>> => ({
  weapp: wechatExchange(platforms.wechat),
  alipay: alipayExchange(platforms.alipay),
});

/** Mini-programs whose codes can be exchanged. */
export function exchangeable(parts: ExchangeParts): MiniPlatform[] {
  const exchanges = exchangesOf(parts);
  return MINI_PLATFORMS.filter((platform) => exchanges[platform] !== null);
}

/** Mini-programs whose phone button can be read: Alipay's needs a key of its own. */
export const oneTapPlatforms = (parts: ExchangeParts): MiniPlatform[] =>
  exchangeable(parts).filter(
    (platform) => platform !== 'alipay' || parts.platforms.alipay.mini?.phoneNumber != null,
  );

export function createMiniExchange(parts: ExchangeParts): MiniExchange {
  const exchanges = exchangesOf(parts);
  const of = (platform: MiniPlatform): Exchange => {
    const exchange = exchanges[platform];
    if (!exchange) throw worthless();
    return exchange;
  };
  return {
    mobile: async (grant, subject) => of(grant.platform).mobile(grant, subject),
    subject: async (platform, code) => (await of(platform).person(code)).subject,
    person: async (platform, code) => of(platform).person(code),
  };
}
