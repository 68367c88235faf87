import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../deps';
import type { HostAccount } from '../../../kernel/login-settings';
import { WeChatError, WeChatUnreachable } from '../../../platforms/wechat/wechat-error';

/** Browser logins by a platform's own account. */
export const HOST_PLATFORMS = ['wx', 'alipay'] as const;
export type HostPlatform = (typeof HOST_PLATFORMS)[number];

/** Who says which of its users sits before the browser. */
export interface Authority {
  /** Page that asks the user and leads back to `back` with a `code`, or without one after a refusal. */
  pageFor(back: string, state: string): string;
  /** The user's id there; null where the code is worth nothing. */
  subjectOf(code: string): Promise<string | null>;
}

const EXCHANGE_TIMEOUT = 5_000;
const SUBJECT = /^\S{1,128}$/;

const wechatAuthority = (web: NonNullable<Deps['platforms']['wechat']['web']>): Authority => ({
  pageFor: (back, state) => web.authorizeUrl(back, state),
  async subjectOf(code) {
    try {
      return await web.userOf(code);
    } catch (error) {
      // Whoever comes back without a login goes on as a visitor; the client has logged what went wrong there.
      if (error instanceof WeChatError || error instanceof WeChatUnreachable) return null;
      throw error;
    }
  },
});

const byOperator = ({ appId, authorizeUrl, exchangeUrl }: HostAccount): Authority => ({
  pageFor(back, state) {
    const scope = 'auth_base';
    const query = new URLSearchParams({ app_id: appId, scope, redirect_uri: back, state });
    return `${authorizeUrl}?${query}`;
  },
  async subjectOf(code) {
    try {
      const answer = await fetch(exchangeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
        signal: AbortSignal.timeout(EXCHANGE_TIMEOUT),
      });
      const { subject } = (await answer.json()) as { subject?: unknown };
      return answer.ok && typeof subject === 'string' && SUBJECT.test(subject) ? subject : null;
    } catch {
      return null;
    }
  },
});

/** Codes that the simulated platform has given out, each good once and for this many ms. */
const CODE_LIFETIME = 5 * 60_000;

/** Plays a platform on this machine, for development: its page is at `/dev/{platform}/authorize`. */
export class SimulatedAuthority implements Authority {
  private readonly given = new Map<string, { subject: string; until: number }>();

  constructor(
    private readonly platform: HostPlatform,
    private readonly now: () => number,
  ) {}

  pageFor(back: string, state: string): string {
    return `/dev/${this.platform}/authorize?${new URLSearchParams({ redirect_uri: back, state })}`;
  }

  /** A code for one of its users. */
  give(subject: string): string {
    for (const [code, { until }] of this.given) if (until < this.now()) this.given.delete(code);
    const code = randomBytes(18).toString('base64url');
    this.given.set(code, { subject, until: this.now() + CODE_LIFETIME });
    return code;
  }

  subjectOf(code: string): Promise<string | null> {
    const found = this.given.get(code);
    this.given.delete(code);
    return Promise.resolve(found && found.until >= this.now() ? found.subject : null);
  }
}

/** The authority of a platform; null in live where none is set up. */
export function authorityOf(
  platform: HostPlatform,
  { platforms, login, clock }: Pick<Deps, 'platforms' | 'login' | 'clock'>,
): Authority | null {
  if (platform === 'wx') return platforms.wechat.web && wechatAuthority(platforms.wechat.web);
  if (login.alipay) return byOperator(login.alipay);
  return login.simulated ? new SimulatedAuthority(platform, () => clock.now()) : null;
}
