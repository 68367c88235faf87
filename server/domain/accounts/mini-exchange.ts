import { createHash } from 'node:crypto';
import type { MINI_PLATFORMS } from '@contract/account/login-endpoints';
import { CODE } from '@contract/errors';
import { Refused } from '../../http/refused';
import type { LoginSettings } from '../../kernel/login-settings';

type Platform = (typeof MINI_PLATFORMS)[number];

/** What the phone button of a mini-program gave. */
export interface PhoneGrant {
  readonly platform: Platform;
  readonly code?: string | undefined;
  readonly encrypted?: string | undefined;
}

/** Turns a mini-program's codes into what they stand for. Both throw Refused 4011 where a code is worth nothing. */
export interface MiniExchange {
  /** Mobile of the person who pressed the button. */
  mobile(grant: PhoneGrant): Promise<string>;
  /** The platform's id of its user. */
  subject(platform: Platform, code: string): Promise<string>;
}

const EXCHANGE_TIMEOUT = 5_000;
const MOBILE = /^1[3-9]\d{9}$/;

const worthless = (): Refused =>
  new Refused(CODE.CODE_WRONG, {
    message: {
      zh: '没有取得授权信息，请重试或改用短信验证码登录',
      en: 'The authorisation could not be read. Try again, or log in with an SMS code.',
    },
  });

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

const byOperator = (url: string): MiniExchange => ({
  mobile: async (grant) =>
    textIn(await askOperator(url, { kind: 'phone', ...grant }), 'mobile', MOBILE),
  subject: async (platform, code) =>
    textIn(await askOperator(url, { kind: 'login', platform, code }), 'subject', /^\S{1,128}$/),
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A mobile of the range 19900000000 that follows from the code, so that the same code is the same person. */
const inventedMobile = (code: string): string =>
  `199${String(parseInt(digest(code).slice(0, 12), 16) % 10 ** 8).padStart(8, '0')}`;

/** Outside live: nothing is asked; a code that contains a mobile stands for it. */
const simulated: MiniExchange = {
  mobile: ({ code, encrypted }) => {
    const text = code ?? encrypted;
    if (!text) return Promise.reject(worthless());
    return Promise.resolve(/1[3-9]\d{9}/.exec(text)?.[0] ?? inventedMobile(text));
  },
  subject: (platform, code) => Promise.resolve(`${platform}-${digest(code).slice(0, 24)}`),
};

const missing: MiniExchange = {
  mobile: () => Promise.reject(worthless()),
  subject: () => Promise.reject(worthless()),
};

export function createMiniExchange(settings: LoginSettings): MiniExchange {
  if (settings.miniExchangeUrl !== null) return byOperator(settings.miniExchangeUrl);
  return settings.simulated ? simulated : missing;
}
