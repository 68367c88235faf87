import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';

/** A post or comment. */
export interface ModeratedTarget {
  readonly type: 'post' | 'comment';
  readonly id: string;
}

/** Puts something before staff, or adds reasons to its open case. @returns the case's id */
export async function openCase(
  db: Db,
  { type, id }: ModeratedTarget,
  reasons: readonly string[],
  now: number,
  { weight, isHidden } = { weight: 0, isHidden: true },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_cases as k (id, target_type, target_id, reasons, weight, is_hidden, opened_at)
    values (${newId()}, ${type}, ${id}, ${[...reasons]}, ${weight}, ${isHidden}, ${new Date(now)})
    on conflict (target_type, target_id) where closed_at is null do update set
      reasons = (select array_agg(distinct r) from unnest(k.reasons || excluded.reasons) r),
      weight = k.weight + excluded.weight, is_hidden = k.is_hidden or excluded.is_hidden
    returning k.id`.execute(db);
  return rows[0]?.id ?? '';
}
