import type { Clock } from '../../kernel/clock';
import { pause } from '../../kernel/retry';
import type { StatementRunner } from '../../db/statement';
import { namedStatement } from '../../db/named-statement';
import type { FieldCipher } from '../../sealed/field-cipher';
import type { WeChatCallName } from './calls';
import { WeChatUnreachable } from './wechat-error';

/** A value that WeChat issued, and its lifetime in seconds. */
export interface Issued {
  readonly value: string;
  readonly expiresIn: number;
}

/** One credential of one account, the same for every process. */
export interface SharedCredential {
  /** The current value, renewed shortly before it expires. */
  current(): Promise<string>;
  /** Instant at which the current value expires, ms. */
  endsAt(): Promise<number>;
  /**
   * Replaces a value that WeChat refused, unless another process already has. Returns the new value, or the refused one
   * if a renewal was forced less than {@link FORCED_APART} ago.
   */
  replace(refused: string): Promise<string>;
}

export interface CredentialParts {
  readonly runner: StatementRunner;
  readonly clock: Clock;
  readonly cipher: FieldCipher;
  /** Key of its row: the account and the kind of credential. */
  readonly id: string;
  /** The call that issues it. */
  readonly call: WeChatCallName;
  /** ms that a call to WeChat may take. */
  readonly timeout: number;
  /** @param force WeChat is to issue another value although the current one has not expired */
  readonly issue: (force: boolean) => Promise<Issued>;
}

/** ms before its expiry from which a value is renewed; the old one stays valid meanwhile. */
const RENEW_BEFORE = 5 * 60_000;
/** Another process may take over a renewal that has lasted as long as this many calls may take. */
const LEASE_CALLS = 3;
/** ms between checks whether another process has renewed it. */
const POLL_INTERVAL = 50;
/** ms between two forced renewals: WeChat refuses a second one within 30 s, and more than 20 a day. */
const FORCED_APART = 5 * 60_000;

interface Row {
  readonly value: string;
  readonly expires_at: Date;
  readonly forced_at: Date | null;
}

const READ = namedStatement(
  'credential',
  'id',
)`select value, expires_at, forced_at from platform_credentials where id = :id`;

/** `until` when this process has the renewal's lease, `stored` the value to replace. */
const CLAIM = namedStatement('claim-credential', 'id now until stored')`
insert into platform_credentials as c (id, value, expires_at, renewing_until)
values (:id, '', '-infinity', :until::timestamptz)
on conflict (id) do update set renewing_until = excluded.renewing_until
where c.value = :stored and (c.renewing_until is null or c.renewing_until <= :now::timestamptz)
returning 1 as claimed`;

/** `until` its expiry, `forced` when it was (null: it was not). */
const STORE = namedStatement('store-credential', 'id stored until forced')`
update platform_credentials set value = :stored, expires_at = :until::timestamptz, renewing_until = null,
  forced_at = coalesce(:forced::timestamptz, forced_at)
where id = :id`;

const RELEASE = namedStatement(
  'release-credential',
  'id',
)`update platform_credentials set renewing_until = null where id = :id`;

interface Held {
  readonly value: string;
  /** The stored value: sealed differently each time, so it identifies one renewal. */
  readonly stored: string;
  /** ms. */
  readonly until: number;
  readonly forcedAt: number;
}

/**
 * A credential in one row of the database. The process that claims the row renews it, without holding a connection. The
 * others use the old value while it is valid, then wait for the new one.
 */
export function createSharedCredential(parts: CredentialParts): SharedCredential {
  const { runner, clock, cipher, id, call, issue } = parts;
  const lease = LEASE_CALLS * parts.timeout;
  let held: Held | null = null;
  const renewals = new Map<string, Promise<Held>>();

  async function read(): Promise<Held | null> {
    const [row] = await READ.run<Row>(runner, { id });
    if (!row || row.value === '') return null;
    return {
      value: cipher.open(row.value),
      stored: row.value,
      until: row.expires_at.getTime(),
      forcedAt: row.forced_at?.getTime() ?? -Infinity,
    };
  }

  async function claim(stored: string): Promise<boolean> {
    const now = clock.now();
    const values = { id, stored, now: new Date(now), until: new Date(now + lease) };
    return (await CLAIM.run(runner, values)).length > 0;
  }

  async function renew(before: Held | null, force: boolean): Promise<Held> {
    try {
      const { value, expiresIn } = await issue(force);
      const now = clock.now();
      const [stored, until] = [cipher.seal(value), now + expiresIn * 1000];
      const forced = force ? new Date(now) : null;
      await STORE.run(runner, { id, stored, until: new Date(until), forced });
      return { value, stored, until, forcedAt: force ? now : (before?.forcedAt ?? -Infinity) };
    } catch (error) {
      await RELEASE.run(runner, { id });
      throw error;
    }
  }

  const isFresh = ({ until }: Held): boolean => until - RENEW_BEFORE > clock.now();
  const isGood = ({ until }: Held): boolean => until > clock.now();

  /** @param refused a value that is invalid despite its expiry */
  async function obtain(refused: string | null, force: boolean): Promise<Held> {
    const isUsable = ({ value }: Held): boolean => value !== refused;
    const giveUp = clock.now() + 2 * lease;
    for (;;) {
      const found = await read();
      if (found && isUsable(found) && isFresh(found)) return found;
      if (await claim(found?.stored ?? '')) return renew(found, force);
      // Another process is renewing it.
      if (found && isUsable(found) && isGood(found)) return found;
      if (clock.now() > giveUp) throw new WeChatUnreachable(call, false, `no ${id} in time`);
      await pause(POLL_INTERVAL);
    }
  }

  /** Concurrent callers of one process with the same arguments share one run. */
  async function once(refused: string | null, force: boolean): Promise<Held> {
    const key = `${force} ${refused ?? ''}`;
    const running = renewals.get(key) ?? obtain(refused, force).finally(() => renewals.delete(key));
    renewals.set(key, running);
    held = await running;
    return held;
  }

  async function now(): Promise<Held> {
    if (held && isFresh(held)) return held;
    return once(null, false);
  }

  return {
    current: async () => (await now()).value,
    endsAt: async () => (await now()).until,
    async replace(refused) {
      if (held?.value === refused) held = null;
      const renewed = await once(refused, false);
      if (renewed.value !== refused) return renewed.value;
      // WeChat repeats a value during its lifetime: if the refused one was just issued again, a new one has to be
      // forced.
      if (clock.now() - renewed.forcedAt < FORCED_APART) return refused;
      held = null;
      const forced = await once(refused, true);
      return forced.value;
    },
  };
}
