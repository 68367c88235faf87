import type { Db } from '../../db/database';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { accountsOfAuthors } from '../../domain/community/moderation/whose';
import type { Staff } from '../../http/context';

/** Something that a moderator reads, with the card of its author; null: of a deleted account. */
export interface Read {
  readonly author: { readonly userId: string } | null;
  /** Id of what was read. */
  readonly subject: string;
}

/** Records, for the accounts of its authors, what a moderator reads; sample authors have no account. @param now ms */
export async function recordReading(
  db: Db,
  staff: Staff,
  read: readonly Read[],
  now: number,
): Promise<void> {
  const ids = [...new Set(read.flatMap(({ author }) => (author ? [author.userId] : [])))];
  const accounts = await accountsOfAuthors(db, ids);
  const opened = read.map(({ author, subject }) => ({
    userId: (author && accounts.get(author.userId)) ?? null,
    part: 'moderation' as const,
    subject,
  }));
  await recordAccesses(db, staff, opened, now);
}
