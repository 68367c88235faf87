import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import { CODE } from '@contract/errors';
import type { DataOf } from '@contract/endpoints';
import type { Context, Staff } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { ownSessionsOf } from '../../../http/own-sessions';
import { KnownDevices } from '../../../attempts/known-devices';
import { sha256 } from '../../../kernel/ids';

/** ms a session at the desk lasts: one working day. */
export const DESK_SESSION_LIFETIME = 12 * 3_600_000;

/** The time of the last call is noted to the minute. */
const SEEN_EVERY = 60_000;

export interface StaffSessionRules {
  /** Whether staff of the sample data may sign in. */
  readonly demo: boolean;
  /** ms without a call after which a session is over, less up to a minute. */
  readonly idle: number;
}

/** Where a session of staff begins. */
export type StaffSessionContext = Pick<Context, 'device' | 'deviceKind'>;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Sessions of clinic staff, separate from those of users in every respect; only hashes of tokens are stored, and
 * nothing is cached in the process: a disabled login ends at once.
 */
export class StaffSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly rules: StaffSessionRules,
    /** Told whose session has ended. */
    private readonly onEnd: (staffId: string) => void = () => undefined,
  ) {}

  /** Opens a session, and marks its device as known to the login. @returns the token and its expiry, ms. */
  async open(
    staffId: string,
    { device, deviceKind: { app, system } }: StaffSessionContext,
  ): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = now + DESK_SESSION_LIFETIME;
    const devices = new KnownDevices(this.db);
    const isNewDevice = await devices.remember({ kind: 'staff', id: staffId }, device, now);
    await this.db
      .insertInto('staff_sessions')
      .values({
        token_hash: sha256(token),
        staff_id: staffId,
        created_at: new Date(now),
        expires_at: new Date(expiresAt),
        device_hash: device,
        app,
        system,
        seen_at: new Date(now),
        is_new_device: isNewDevice,
      })
      .execute();
    return { token, expiresAt };
  }

  async find(token: string): Promise<Staff | null> {
    if (!TOKEN.test(token)) return null;
    const tokenHash = sha256(token);
    const now = this.clock.now();
    const row = await this.db
      .selectFrom('staff_sessions as t')
      .innerJoin('staff as s', 's.id', 't.staff_id')
      .select(['s.id', 's.name', 's.depa_code', 's.is_demo', 's.role', 't.seen_at'])
      .where('t.token_hash', '=', tokenHash)
      .where('t.expires_at', '>', new Date(now))
      .where(sql<Date>`coalesce(t.seen_at, t.created_at)`, '>', new Date(now - this.rules.idle))
      .where('s.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row || (row.is_demo && !this.rules.demo)) return null;
    if (row.seen_at === null || row.seen_at.getTime() <= now - SEEN_EVERY)
      await this.db
        .updateTable('staff_sessions')
        .set({ seen_at: new Date(now) })
        .where('token_hash', '=', tokenHash)
        .execute();
    return {
      staffId: row.id,
      name: row.name,
      depaCode: row.depa_code ?? '',
      tokenHash,
      role: row.role,
    };
  }

  /** The sessions of a member of staff that are not over. */
  async list({ staffId, tokenHash }: Staff): Promise<DataOf<'GET /staff/security.do'>['sessions']> {
    const now = this.clock.now();
    const rows = await this.db
      .selectFrom('staff_sessions')
      .select(['id', 'token_hash', 'app', 'system', 'created_at', 'seen_at', 'is_new_device'])
      .where('staff_id', '=', staffId)
      .where('expires_at', '>', new Date(now))
      .where(sql<Date>`coalesce(seen_at, created_at)`, '>', new Date(now - this.rules.idle))
      .execute();
    const isNew = new Map(rows.map((row) => [row.id, row.is_new_device]));
    return ownSessionsOf(rows, tokenHash).map((session) => ({
      ...session,
      isNewDevice: isNew.get(session.sessionId) ?? false,
    }));
  }

  /**
   * Ends one session of the caller, or without an id all but the one that asks; their devices are unknown from then on.
   * @throws DomainError 4004 where it is none of theirs, or over
   */
  async endOwn({ staffId, tokenHash }: Staff, id: string | undefined): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const own = trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId);
      const ended = await (
        id === undefined ? own.where('token_hash', '!=', tokenHash) : own.where('id', '=', id)
      )
        .returning('device_hash')
        .execute();
      if (id !== undefined && ended.length === 0) throw new DomainError(CODE.NOT_FOUND);
      const devices = new KnownDevices(trx);
      for (const { device_hash: device } of ended)
        await devices.forget({ kind: 'staff', id: staffId }, device ?? '');
    });
    this.onEnd(staffId);
  }

  /** An account's sessions were ended together with something else. */
  haveEnded(staffId: string): void {
    this.onEnd(staffId);
  }

  async end(tokenHash: string): Promise<void> {
    const ended = await this.db
      .deleteFrom('staff_sessions')
      .where('token_hash', '=', tokenHash)
      .returning('staff_id')
      .execute();
    for (const { staff_id: staffId } of ended) this.onEnd(staffId);
  }
}
