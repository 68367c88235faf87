import { sql } from 'kysely';
import type { InteractionKind } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';

/** Who did something, and with a comment what they wrote. */
export interface Interaction {
  readonly authorId: string;
  readonly nickname: string;
  /** Beginning of the comment; null for likes and follows. */
  readonly text: string | null;
}

/** Interactions that a message shows. */
const SHOWN = 5;
/** Characters of a comment that a message shows. */
const EXCERPT = 60;

/**
 * The latest of the interactions that a message is about, as they are now: without deleted accounts, comments that are
 * not shown any more, and people whom either has blocked since.
 * @param between ms
 */
export async function interactionsOf(
  db: Db,
  userId: string,
  { kind, subjectId }: { readonly kind: InteractionKind; readonly subjectId: string },
  between: { readonly from: number; readonly to: number },
): Promise<Interaction[]> {
  const { rows } = await sql<Interaction>`
    select a.id as "authorId", a.nickname, left(m.body, ${sql.lit(EXCERPT)}) as text
    from interaction_sources s join authors a on a.id = s.actor_id join authors o on o.user_id = s.user_id
    left join comments m on m.id = s.source_id
    where s.user_id = ${userId} and s.kind = ${kind} and s.subject_id = ${subjectId}
      and s.at between ${new Date(between.from)} and ${new Date(between.to)}
      and (s.kind in ('liked', 'followed') or m.state = 'published')
      and not exists (select from blocks b where b.author_id = o.id and b.blocked_id = a.id)
      and not exists (select from blocks b where b.author_id = a.id and b.blocked_id = o.id)
    order by s.at desc, m.published_at desc nulls last, s.source_id limit ${sql.lit(SHOWN)}`.execute(
    db,
  );
  return rows;
}
