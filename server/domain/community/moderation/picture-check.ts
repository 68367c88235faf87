import type { PictureOutcome } from '../../../db/moderation-tables';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../kernel/clock';
import type { StoredPicture } from '../posts/pictures';
import { wrongInput } from '../refusals/refusals';
import { openCase } from './open-case';
import type { ModeratedTarget } from './open-case';
import { lockTarget, setTargetState } from './target-state';

const UNSETTLED: readonly PictureOutcome[] = ['waiting', 'pending'];

/**
 * Has the pictures of something that waits for their checks checked.
 * @throws DomainError 9999 where one belongs to something else that was published at the same moment
 */
export async function awaitPictureChecks(
  db: Db,
  { type, id }: ModeratedTarget,
  pictures: readonly StoredPicture[],
  now: number,
): Promise<void> {
  const rows = pictures.map((picture) => ({
    upload_id: picture.id,
    target_type: type,
    target_id: id,
    due_at: new Date(now),
  }));
  const inserted = await db
    .insertInto('picture_checks')
    .values(rows)
    .onConflict((conflict) => conflict.column('upload_id').doNothing())
    .returning('upload_id')
    .execute();
  if (inserted.length < new Set(rows.map((row) => row.upload_id)).size)
    throw wrongInput('图片已失效，请重新选择', 'A picture is no longer valid. Choose it again.');
}

/** Publishes what waited for the checks of its pictures once all have passed, or puts it before staff. */
async function settleTarget(db: Db, target: ModeratedTarget, now: number): Promise<void> {
  const rows = await db
    .selectFrom('picture_checks')
    .select('outcome')
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .execute();
  const outcomes = [...new Set(rows.map(({ outcome }) => outcome))];
  const bad = outcomes.filter((outcome) => outcome !== 'pass' && !UNSETTLED.includes(outcome));
  if (bad.length === 0 && outcomes.some((outcome) => outcome !== 'pass')) return;
  const to = bad.length > 0 ? 'held' : 'published';
  await setTargetState(db, target, { from: 'checking', to }, { now, appearance: 'asNew' });
  const reasons = bad.map((outcome) => `picture: ${outcome}`);
  if (to === 'held') await openCase(db, target, reasons, now);
}

/**
 * Records the outcome of a picture's check, once, in a transaction, and what follows for its post or comment. The clock
 * is read under the target's lock: with the time of arrival, a post would appear behind readers' cursors.
 */
export async function settlePicture(
  db: Db,
  clock: Clock,
  uploadId: string,
  outcome: 'pass' | 'review' | 'risky' | 'unchecked',
): Promise<void> {
  const row = await db
    .selectFrom('picture_checks')
    .select(['target_type', 'target_id'])
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!row) return;
  const target = { type: row.target_type, id: row.target_id };
  // The target first, as where it is deleted: so that no two wait for each other.
  const found = await lockTarget(db, target);
  const settled = await db
    .updateTable('picture_checks')
    .set({ outcome })
    .where('upload_id', '=', uploadId)
    .where('outcome', 'in', UNSETTLED)
    .returning('upload_id')
    .executeTakeFirst();
  if (settled && found?.state === 'checking') await settleTarget(db, target, clock.now());
}
