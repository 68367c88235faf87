import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY } from '../../../kernel/clock';

/** Seconds. */
export const TOKEN_LIFETIME = 7_200;
/** ms before its expiry from which the platform issues the next one. */
const OVERLAP = 5 * 60_000;
const FORCED_APART = 30_000;
const FORCED_A_DAY = 20;

interface Token {
  readonly value: string;
  readonly until: number;
}

/** Access tokens in stable mode: the same one for all callers until shortly before it expires. */
export class Tokens {
  private readonly present = new Map<string, Token>();
  private readonly killed = new Set<string>();
  private readonly forced = new Map<string, number[]>();
  /** Number of issued tokens, without repeats. */
  issued = 0;

  constructor(private readonly now: () => number) {}

  /** @returns null where it was forced too often */
  issue(
    appId: string,
    secret: string,
    force: boolean,
  ): { value: string; expiresIn: number } | null {
    const now = this.now();
    const present = this.present.get(appId);
    if (!force && present && present.until - OVERLAP > now) {
      return { value: present.value, expiresIn: Math.floor((present.until - now) / 1000) };
    }
    if (force) {
      const times = (this.forced.get(appId) ?? []).filter((time) => time > now - DAY);
      if (times.length >= FORCED_A_DAY || (times.at(-1) ?? -Infinity) > now - FORCED_APART)
        return null;
      this.forced.set(appId, [...times, now]);
      if (present) this.killed.add(present.value);
    }
    const until = now + TOKEN_LIFETIME * 1000;
    const head = `${until.toString(36)}.${randomBytes(24).toString('base64url')}`;
    const value = `${head}.${this.markOf(appId, secret, head)}`;
    this.present.set(appId, { value, until });
    this.issued += 1;
    return { value, expiresIn: TOKEN_LIFETIME };
  }

  /** State of a token; several processes of one simulation recognise each other's by a mark. */
  state(appId: string, secret: string, value: string): 'good' | 'expired' | 'invalid' {
    const [until = '', nonce = '', mark = ''] = value.split('.');
    const right = Buffer.from(this.markOf(appId, secret, `${until}.${nonce}`));
    const given = Buffer.from(mark);
    if (right.length !== given.length || !timingSafeEqual(right, given)) return 'invalid';
    if (this.killed.has(value)) return 'invalid';
    return parseInt(until, 36) > this.now() ? 'good' : 'expired';
  }

  /** Invalidates a token early, as another service that forces a new one does. */
  kill(appId: string): void {
    const present = this.present.get(appId);
    if (present) this.killed.add(present.value);
  }

  /** Drops the current token, so that the next call issues another one. */
  drop(appId: string): void {
    this.kill(appId);
    this.present.delete(appId);
  }

  private markOf(appId: string, secret: string, head: string): string {
    return createHmac('sha256', secret).update(`${appId} ${head}`).digest('base64url');
  }
}
