import { randomBytes } from 'node:crypto';
import type { OwnSession } from '@contract/account/session-endpoints';
import { CODE } from '@contract/errors';
import { createBatcher } from '../../db/batcher';
import type { Db } from '../../db/database';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import { DAY } from '../../kernel/clock';
import type { Clock } from '../../kernel/clock';
import type { Context, Session } from '../../http/context';
import { sha256 } from '../../kernel/ids';
import type { Language } from '../../kernel/language';
import type { FieldCipher } from '../../sealed/field-cipher';
import { DomainError } from '../../http/domain-error';
import { ownSessionsOf } from '../../http/own-sessions';
import { KnownDevices } from '../../attempts/known-devices';
import type { User } from './users';

/** ms that a session lasts. */
export const SESSION_LIFETIME = 30 * DAY;
/** ms that a session is cached, where only this process can end it. */
const REMEMBERED = 5_000;
const MOST_REMEMBERED = 50_000;

const SESSIONS = namedStatement('sessions', 'hashes now')`
select s.token_hash, s.user_id, s.secret, s.expires_at, s.seen_at, u.mobile is not null as has_mobile,
  u.language, exists (select from caregivers c where c.user_id = u.id) as is_caregiver
from sessions s join users u on u.id = s.user_id
where s.token_hash = any(:hashes::text[]) and s.expires_at > :now and u.deleted_at is null`;

/**
 * Noted once a day: when a release opens, everybody calls at once. An account that another call is changing is noted the
 * next day, so that nobody waits for it.
 */
const SEEN = namedStatement('sessions-seen', 'hashes now')`
with seen as (
  update sessions set seen_at = :now where token_hash = any(:hashes::text[]) returning user_id
), free as (
  select id from users where id in (select user_id from seen) for no key update skip locked
)
update users u set seen_at = :now from free where u.id = free.id`;
const SEEN_EVERY = DAY;

/** On which device a session begins. */
export type SessionContext = Pick<Context, 'device' | 'deviceKind'>;

interface SessionRow {
  readonly token_hash: string;
  readonly user_id: string;
  readonly secret: string;
  readonly expires_at: Date;
  readonly seen_at: Date | null;
  readonly has_mobile: boolean;
  readonly language: Language;
  readonly is_caregiver: boolean;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Opens, finds and ends sessions; only hashes of tokens are stored. */
export class Sessions {
  private readonly remembered = new Map<string, { session: Session; until: number }>();
  /** How often sessions were ended here: a session read before the latest end is not cached. */
  private ends = 0;

  /** When a release opens, everybody's session is read at once; one statement answers many. */
  private readonly read = createBatcher(async (hashes: readonly string[]) => {
    const values = { hashes: [...new Set(hashes)], now: new Date(this.clock.now()) };
    const rows = await SESSIONS.run<SessionRow>(this.runner, values);
    const found = new Map(rows.map((row) => [row.token_hash, row]));
    const since = this.clock.now() - SEEN_EVERY;
    const unseen = rows.filter(({ seen_at: seen }) => seen === null || seen.getTime() <= since);
    if (unseen.length > 0)
      await SEEN.run(this.runner, {
        hashes: unseen.map((row) => row.token_hash),
        now: new Date(this.clock.now()),
      });
    return hashes.map((hash) => found.get(hash) ?? null);
  });

  constructor(
    private readonly db: Db,
    private readonly runner: StatementRunner,
    private readonly clock: Clock,
    private readonly cipher: FieldCipher,
    /** Whether other processes can end sessions. That must take effect here at once, so nothing is cached then. */
    private readonly isShared: boolean,
    /** Told whose session has ended, perhaps a moment before that is committed. */
    private readonly onEnd: (userId: string) => void = () => undefined,
  ) {}

  async open(
    { id: userId, mobile, language }: Pick<User, 'id' | 'mobile' | 'language'>,
    { device, deviceKind: { app, system } }: SessionContext,
  ): Promise<Session> {
    const token = randomBytes(32).toString('base64url');
    const secret = randomBytes(32).toString('base64');
    const tokenHash = sha256(token);
    const now = this.clock.now();
    await this.db
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        secret: this.cipher.seal(secret),
        created_at: new Date(now),
        expires_at: new Date(now + SESSION_LIFETIME),
        device_hash: device,
        app,
        system,
        seen_at: new Date(now),
      })
      .execute();
    await this.db
      .updateTable('users')
      .set({ seen_at: new Date(now) })
      .where('id', '=', userId)
      .execute();
    return {
      ...{ userId, secret, token, tokenHash, hasMobile: mobile !== null, language },
      // Read anew with the first call.
      isCaregiver: false,
    };
  }

  async find(token: string): Promise<Session | null> {
    if (!TOKEN.test(token)) return null;
    const tokenHash = sha256(token);
    const now = this.clock.now();
    const cached = this.remembered.get(tokenHash);
    if (cached && cached.until > now) return cached.session;
    const ends = this.ends;
    const row = await this.read(tokenHash);
    if (!row) return null;
    const session = {
      userId: row.user_id,
      secret: this.cipher.open(row.secret),
      token,
      tokenHash,
      hasMobile: row.has_mobile,
      language: row.language,
      isCaregiver: row.is_caregiver,
    };
    if (this.isShared || ends !== this.ends) return session;
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    const until = Math.min(now + REMEMBERED, row.expires_at.getTime());
    this.remembered.set(tokenHash, { session, until });
    return session;
  }

  /** Finds a session, and notes the language in which its user calls, where it is another than before. */
  async findAndNote(token: string, language: Language | null): Promise<Session | null> {
    const session = await this.find(token);
    if (!session || language === null || language === session.language) return session;
    const { userId, tokenHash } = session;
    await this.db.updateTable('users').set({ language }).where('id', '=', userId).execute();
    this.forget((hash) => hash === tokenHash);
    return { ...session, language };
  }

  /** The sessions of an account, those that called last first. */
  async list({ userId, tokenHash }: Session): Promise<OwnSession[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['id', 'token_hash', 'app', 'system', 'created_at', 'seen_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(this.clock.now()))
      .execute();
    return ownSessionsOf(rows, tokenHash);
  }

  /**
   * Ends a session of the caller's account, and forgets its device. @throws DomainError 4004 where it is none of theirs,
   * or over
   */
  async endOwn({ userId }: Session, id: string): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(['device_hash'])
        .executeTakeFirst();
      if (!ended) throw new DomainError(CODE.NOT_FOUND);
      await new KnownDevices(trx).forget({ kind: 'user', id: userId }, ended.device_hash ?? '');
    });
    this.forget((_hash, session) => session.userId === userId);
    this.onEnd(userId);
  }

  /** Reads an account's sessions anew, as what an account may do has changed. */
  refresh(userId: string): void {
    this.forget((_hash, session) => session.userId === userId);
  }

  async end(session: Session): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
    this.forget((hash) => hash === session.tokenHash);
    this.onEnd(session.userId);
  }

  /**
   * Ends every session of a user except the caller's.
   * @param db a transaction, where the sessions must end together with another change
   */
  async endAll(userId: string, except: Session | null, db: Db = this.db): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '!=', except?.tokenHash ?? '')
      .execute();
    this.forget((hash, session) => session.userId === userId && hash !== except?.tokenHash);
    this.onEnd(userId);
  }

  /** Called once they are deleted from the database; a session read just before is not cached either. */
  private forget(isEnded: (hash: string, session: Session) => boolean): void {
    this.ends += 1;
    for (const [hash, { session }] of this.remembered)
      if (isEnded(hash, session)) this.remembered.delete(hash);
  }
}
