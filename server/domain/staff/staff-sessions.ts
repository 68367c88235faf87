import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock';
import type { Db } from '../../db/database';
import type { Staff } from '../../http/context';
import { sha256 } from '../../kernel/ids';

/** ms a session at the desk lasts: one working day. */
export const DESK_SESSION_LIFETIME = 12 * 3_600_000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Sessions of clinic staff, separate from those of users in every respect; only hashes of tokens are stored, and
 * nothing is cached in the process: a disabled login ends at once.
 */
export class StaffSessions {
  /** @param demo whether staff of the sample data may sign in. */
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly demo: boolean,
    /** Told whose session has ended. */
    private readonly onEnd: (staffId: string) => void = () => undefined,
  ) {}

  /** @returns the token and its expiry, ms. */
  async open(staffId: string): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = now + DESK_SESSION_LIFETIME;
    await this.db
      .insertInto('staff_sessions')
      .values({
        token_hash: sha256(token),
        staff_id: staffId,
        created_at: new Date(now),
        expires_at: new Date(expiresAt),
      })
      .execute();
    return { token, expiresAt };
  }

  async find(token: string): Promise<Staff | null> {
    if (!TOKEN.test(token)) return null;
    const tokenHash = sha256(token);
    const row = await this.db
      .selectFrom('staff_sessions as t')
      .innerJoin('staff as s', 's.id', 't.staff_id')
      .select(['s.id', 's.name', 's.depa_code', 's.is_demo', 's.role'])
      .where('t.token_hash', '=', tokenHash)
      .where('t.expires_at', '>', new Date(this.clock.now()))
      .where('s.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row || (row.is_demo && !this.demo)) return null;
    return { staffId: row.id, name: row.name, depaCode: row.depa_code, tokenHash, role: row.role };
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
