import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../kernel/clock';
import type { StatementRunner } from '../../db/statement';
import type { FieldCipher } from '../../sealed/field-cipher';
import { createCallGate } from '../call-gate';
import { createAccessToken } from './access-token';
import { createClient } from './client';
import type { WeChatClient } from './client';
import { createJsSdkTicket, signPage } from './js-sdk';
import type { SignedPage } from './js-sdk';
import { miniCodeFor } from './mini-code';
import type { MiniCode } from './mini-code';
import { miniUserOf } from './mini-session';
import type { MiniUser } from './mini-session';
import type { PaymentPartner } from '../payment/partner';
import type { WeChatPaySettings } from './pay/settings';
import { createWeChatPay } from './pay/wechat-pay';
import { phoneNumberOf } from './phone-number';
import type { PhoneNumber } from './phone-number';
import type { WeChatAccount, WeChatSettings } from './settings';
import { authorizeUrl, webUserOf } from './web-login';
import type { WebUser } from './web-login';

/** What WeChat does for the mini-program. All throw WeChatError or WeChatUnreachable. */
export interface WeChatMini {
  readonly account: WeChatAccount;
  readonly client: WeChatClient;
  userOf(code: string): Promise<MiniUser>;
  phoneNumberOf(code: string, openid: string | null): Promise<PhoneNumber>;
  /** @param page without a leading slash @param scene at most 32 letters, digits and signs */
  codeFor(page: string, scene: string): Promise<MiniCode>;
}

/** What WeChat does for the web site, by the service account. */
export interface WeChatWeb {
  readonly account: WeChatAccount;
  readonly client: WeChatClient;
  /** Page on which a browser's user authorizes, and which redirects to `back`. */
  authorizeUrl(back: string, state: string): string;
  /** Null for a snapshot user. */
  userOf(code: string): Promise<WebUser | null>;
  /** @param url a page without its hash @param now ms */
  signPage(url: string, now: number): Promise<SignedPage>;
}

export interface WeChat {
  readonly settings: WeChatSettings;
  readonly mini: WeChatMini | null;
  readonly web: WeChatWeb | null;
  /** WeChat Pay; null where it is not set up. */
  readonly payment: PaymentPartner | null;
  readonly paySettings: WeChatPaySettings | null;
}

/** The merchant's settings, and how WeChat Pay is reached. */
export interface WeChatPayAccess {
  readonly settings: WeChatPaySettings;
  readonly fetch: typeof fetch;
}

export interface WeChatParts {
  readonly settings: WeChatSettings;
  readonly pay: WeChatPayAccess | null;
  readonly fetch: typeof fetch;
  /** ms that a call may take. */
  readonly timeout: number;
  readonly runner: StatementRunner;
  readonly clock: Clock;
  readonly cipher: FieldCipher;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Most concurrent calls of one process. */
const MOST_CALLS = 32;

/** WeChat's services for the configured accounts. */
export function createWeChat(parts: WeChatParts): WeChat {
  const { settings, log, timeout } = parts;
  const gate = createCallGate(MOST_CALLS);
  const transport = { origin: settings.apiOrigin, fetch: parts.fetch, gate, timeout };
  const clientOf = (account: WeChatAccount): WeChatClient =>
    createClient({
      transport,
      log,
      token: createAccessToken(account, parts, { transport, log }),
      now: () => parts.clock.now(),
    });

  function miniOf(account: WeChatAccount): WeChatMini {
    const client = clientOf(account);
    return {
      account,
      client,
      userOf: (code) => miniUserOf(client, account, code),
      phoneNumberOf: (code, openid) => phoneNumberOf(client, account, code, openid),
      codeFor: (page, scene) => miniCodeFor(client, settings.miniState, page, scene),
    };
  }

  function webOf(account: WeChatAccount): WeChatWeb {
    const client = clientOf(account);
    const ticket = createJsSdkTicket(account, parts, client);
    return {
      account,
      client,
      authorizeUrl: (back, state) =>
        authorizeUrl(settings.openOrigin, account, back, state, settings.webScope),
      userOf: (code) => webUserOf(client, account, code),
      signPage: (url, now) => signPage(account, ticket, url, now),
    };
  }

  return {
    settings,
    mini: settings.mini && miniOf(settings.mini),
    web: settings.web && webOf(settings.web),
    paySettings: parts.pay?.settings ?? null,
    payment:
      parts.pay &&
      createWeChatPay({
        ...parts.pay,
        accounts: { mini: settings.mini?.appId ?? null, web: settings.web?.appId ?? null },
        now: () => parts.clock.now(),
        timeout,
        log,
      }),
  };
}
