import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { DomainError } from '../http/domain-error';
import { tooMany } from '../http/too-many';
import type { Bilingual } from '../kernel/language';
import { halfOf, limitsFor } from '../http/limits';
import type { GuardLimit, Limit, Limits } from '../http/limits';

/** A limit and the key that it counts. */
export interface Guard {
  readonly limit: GuardLimit;
  readonly key: string;
}

/** Text of the log line of a budget. */
export const BUDGET_ALARM = 'a budget is half or wholly used';

/**
 * Counts attempts in the database, so that more processes do not allow more of them. An attempt is counted before it is
 * made, so that concurrent attempts cannot exceed the limit. Keys are stored as keyed hashes.
 */
export class Attempts {
  readonly limits: Limits;

  constructor(private readonly deps: Pick<Deps, 'db' | 'personKey' | 'config' | 'log'>) {
    this.limits = limitsFor(deps.config.writesPerMinute, deps.config.codeBudget);
  }

  /** Counts one attempt. @returns ms until the next is allowed; 0 while within the limit. */
  async take({ limit, key }: Guard, now: number): Promise<number> {
    const rule: Limit = this.limits[limit];
    const { most, window, isBudget } = rule;
    const at = new Date(now);
    const { rows } = await sql<{ count: number; ends_at: Date }>`
      insert into attempts as a (limit_name, key_hash, count, ends_at)
      values (${limit}, ${this.hash(key)}, 1, ${new Date(now + window)})
      on conflict (limit_name, key_hash) do update set
        count = case when a.ends_at <= ${at} then 1 else least(a.count, 1000000) + 1 end,
        ends_at = case when a.ends_at <= ${at} then excluded.ends_at else a.ends_at end
      returning count, ends_at`.execute(this.deps.db);
    const [row] = rows;
    if (isBudget && row && (row.count === halfOf(rule) || row.count === most + 1))
      this.deps.log.error(
        { alarm: 'budget', limit, used: Math.min(row.count, most), most },
        BUDGET_ALARM,
      );
    return row && row.count > most ? Math.max(1, row.ends_at.getTime() - now) : 0;
  }

  /** Whether half of one of the limits is used. @param db a transaction, inside one @param now ms */
  async isHalfUsed(guards: readonly Guard[], now: number, db: Db): Promise<boolean> {
    const used = guards.map(
      ({ limit, key }) => sql`(limit_name = ${limit} and key_hash = ${this.hash(key)}
        and count >= ${halfOf(this.limits[limit])})`,
    );
    const { rows } = await sql`
      select 1 from attempts where ends_at > ${new Date(now)} and (${sql.join(used, sql` or `)}) limit 1`.execute(
      db,
    );
    return rows.length > 0;
  }

  /** Uncounts an attempt that succeeded. */
  async uncount({ limit, key }: Guard): Promise<void> {
    await sql`update attempts set count = greatest(count - 1, 0)
      where limit_name = ${limit} and key_hash = ${this.hash(key)}`.execute(this.deps.db);
  }

  /**
   * Makes an attempt under limits, the widest first: what one refuses is not counted by later ones, so a blocked
   * address does not use up the account's limit. An attempt that does not throw only counts under limits with `counts:
   * 'all'`; one that the provider was too busy for counts under none.
   * @param instead alternative for the user meanwhile @throws DomainError 4029
   */
  async guard<T>(
    guards: readonly Guard[],
    now: number,
    attempt: () => Promise<T>,
    instead?: Bilingual,
  ): Promise<T> {
    for (const guard of guards) {
      const wait = await this.take(guard, now);
      if (wait > 0) throw tooMany(wait, instead);
    }
    const result = await attempt().catch(async (error: unknown) => {
      // The service was busy: nothing was tried.
      if (error instanceof DomainError && error.code === CODE.BUSY)
        for (const guard of guards) await this.uncount(guard);
      throw error;
    });
    for (const guard of guards)
      if (this.limits[guard.limit].counts === 'failed') await this.uncount(guard);
    return result;
  }

  /** Keyed hash under which a person or address is stored for counting. */
  hash(key: string): string {
    return createHmac('sha256', this.deps.personKey).update(`limit ${key}`).digest('base64url');
  }
}
