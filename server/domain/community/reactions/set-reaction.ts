import { sql } from 'kysely';
import { FIRST_DAY } from '@contract/community/posting-limit-rules';
import type { Deps } from '../../../deps';
import { createBatcher } from '../../../db/batcher';
import type { Db } from '../../../db/database';
import { columnArrays } from '../../../db/column-arrays';
import { DomainError } from '../../../http/domain-error';
import { CODE } from '@contract/errors';
import { lockWriter } from '../authors/lock-writer';
import { failure, NOT_FOUND } from '../refusals/refusals';
import { reactionStatement } from './reaction-statement';
import type { Reaction } from './reaction-statement';
import { DAY } from '../../../kernel/clock';

/** What one person asks for. */
export interface ReactionRequest {
  readonly authorId: string;
  readonly targetId: string;
  readonly on: boolean;
  /** ms. */
  readonly now: number;
}

interface ReactionRow {
  readonly author_id: string;
  readonly target_id: string;
  readonly total: number;
}

/** Sets or ends a reaction. @returns the target's counter; null where the author may not react to it */
export type SetReaction = (reaction: Reaction, request: ReactionRequest) => Promise<number | null>;

const keyOf = (authorId: string, targetId: string): string => `${authorId} ${targetId}`;

/** Reactions in batches, as bookings are: a hot post's row is written once for all who like it at the same time. */
export function createReactions({ database }: Pick<Deps, 'database'>): SetReaction {
  const batchers = new Map<string, (request: ReactionRequest) => Promise<number | null>>();

  const batcherFor = (
    reaction: Reaction,
  ): ((request: ReactionRequest) => Promise<number | null>) => {
    const name = `${reaction.table} ${reaction.target}`;
    const known = batchers.get(name);
    if (known) return known;
    const statement = reactionStatement(reaction);
    const made = createBatcher(async (requests: readonly ReactionRequest[]) => {
      // Of several requests of one person for one target the last counts.
      const last = new Map(
        requests.map((request) => [keyOf(request.authorId, request.targetId), request]),
      );
      const asked = [...last.values()];
      const rows = await statement.run<ReactionRow>(database.pool, {
        ...columnArrays(asked, 'authorId targetId on'),
        now: new Date(Math.max(...asked.map(({ now }) => now))),
      });
      const totals = new Map(
        rows.map((row) => [keyOf(row.author_id, row.target_id), row.total] as const),
      );
      return requests.map(
        ({ authorId, targetId }) => totals.get(keyOf(authorId, targetId)) ?? null,
      );
    });
    batchers.set(name, made);
    return made;
  };
  return (reaction, request) => batcherFor(reaction)(request);
}

/** @throws DomainError 9900 (reason `dailyLikes`) after 50 likes, unless it is liked already */
async function requireLikeAllowance(
  db: Db,
  { authorId, targetId, now }: ReactionRequest,
): Promise<void> {
  const { rows } = await sql<{ count: number; has: boolean }>`
    select count(*)::int as count, coalesce(bool_or(target_id = ${targetId}), false) as has from (
      select target_id from likes where author_id = ${authorId} and at > ${new Date(now - DAY)}
      order by at desc limit ${sql.lit(FIRST_DAY.likes)}
    ) l`.execute(db);
  const [row] = rows;
  if (row && row.count >= FIRST_DAY.likes && !row.has)
    throw failure('dailyLikes', {
      zh: `新用户第一天可以点 ${FIRST_DAY.likes} 个赞，明天再来吧`,
      en: `On your first day you can give ${FIRST_DAY.likes} likes. Come back tomorrow.`,
    });
}

/**
 * Likes for an author in the first day, one at a time: a batch could pass the limit between counting and writing.
 * @throws DomainError 9900 (reason `dailyLikes`)
 */
export const createFirstDayLikes =
  ({ db }: Pick<Deps, 'db'>): SetReaction =>
  (reaction, request) =>
    db.transaction().execute(async (trx) => {
      await lockWriter(trx, request.authorId);
      await requireLikeAllowance(trx, request);
      const { rows } = await trx.executeQuery(
        reactionStatement(reaction).query<ReactionRow>({
          ...columnArrays([request], 'authorId targetId on'),
          now: new Date(request.now),
        }),
      );
      return rows[0]?.total ?? null;
    });

/** Why a target cannot be reacted to. */
export const missingTarget = (target: Reaction['target']): DomainError => {
  if (target === 'post') return NOT_FOUND.post();
  return target === 'comment' ? NOT_FOUND.comment() : new DomainError(CODE.NOT_FOUND);
};
