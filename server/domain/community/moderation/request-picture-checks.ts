import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { ContentState } from '@contract/community/cards';
import type { Deps } from '../../../deps';
import type { Db } from '../../../db/database';
import type { PictureOutcome } from '../../../db/moderation-tables';
import { TEXT_SCENE } from '../../../platforms/wechat/text-check';
import {
  CHECKED_WITHIN,
  mayPassLater,
  requestPictureCheck,
} from '../../../shared/content-checks/picture-checks';
import { fileAddress } from '../../../shared/uploads/file-address';
import { settlePicture } from './picture-check';

/** ms after which a requested check without a result is given up; the margin is for pushes that are repeated. */
const GIVEN_UP_AFTER = CHECKED_WITHIN + 5 * 60_000;
/** ms before each repeat of a request that failed; after the last one staff look. */
const PAUSES: readonly number[] = [10_000, 60_000, 300_000, 600_000];
/** ms that a process has for a request; then another one repeats it. */
const LEASE = 120_000;
const BATCH = 10;

type RequestDeps = Pick<Deps, 'db' | 'clock' | 'platforms' | 'personKey' | 'log'>;

interface DueRow {
  readonly upload_id: string;
  readonly target_type: 'post' | 'comment';
  readonly outcome: PictureOutcome;
  readonly attempts: number;
  readonly user_id: string;
  readonly type: string;
  readonly state: ContentState | null;
}

/** Takes checks that are due, each by one process at a time. */
async function takeDue(db: Db, now: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    update picture_checks c set attempts = c.attempts + 1, due_at = ${new Date(now + LEASE)} from (
      select d.upload_id, u.user_id, u.type, coalesce(p.state, m.state) as state from picture_checks d
      join uploads u on u.id = d.upload_id
      left join posts p on d.target_type = 'post' and p.id = d.target_id
      left join comments m on d.target_type = 'comment' and m.id = d.target_id
      where d.outcome in ('waiting', 'pending') and d.due_at <= ${new Date(now)}
      order by d.due_at limit ${sql.lit(BATCH)} for update of d skip locked
    ) s where c.upload_id = s.upload_id
    returning c.upload_id, c.target_type, c.outcome, c.attempts, s.user_id, s.type, s.state`.execute(
    db,
  );
  return rows;
}

const settle = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uploadId: string,
  outcome: Parameters<typeof settlePicture>[3],
): Promise<void> => db.transaction().execute((trx) => settlePicture(trx, clock, uploadId, outcome));

/** Sets when a picture is next looked at, unless its result has come meanwhile. */
async function putOff(
  db: Db,
  uploadId: string,
  outcome: 'waiting' | 'pending',
  dueAt: number,
): Promise<void> {
  await db
    .updateTable('picture_checks')
    .set({ outcome, due_at: new Date(dueAt) })
    .where('upload_id', '=', uploadId)
    .where('outcome', '=', 'waiting')
    .execute();
}

async function request(deps: RequestDeps, row: DueRow, now: number): Promise<void> {
  const { upload_id: uploadId, type, user_id: userId, attempts } = row;
  const scene = row.target_type === 'post' ? TEXT_SCENE.FORUM : TEXT_SCENE.COMMENT;
  // The rendition that readers get, for an hour to an hour and a half.
  const path = `${fileAddress(deps.personKey, uploadId, now)}&size=full`;
  const picture = { uploadId, path, type, userId, scene };
  try {
    const outcome = await requestPictureCheck(deps, picture, now);
    if (outcome === 'pending') await putOff(deps.db, uploadId, outcome, now + GIVEN_UP_AFTER);
    else await settle(deps, uploadId, outcome);
  } catch (error) {
    if (!mayPassLater(error)) throw error;
    const pause = PAUSES[attempts - 1];
    if (pause === undefined) await settle(deps, uploadId, 'unchecked');
    else await putOff(deps.db, uploadId, 'waiting', now + pause);
  }
}

/**
 * Requests the checks of pictures that are due, and gives up those without a result in time, which staff then look at.
 * @returns whether there may be more
 */
export async function requestPictureChecks(deps: RequestDeps, now: number): Promise<boolean> {
  const due = await takeDue(deps.db, now);
  await Promise.all(
    due.map((row) => {
      const isAwaited = row.state === 'checking' && row.outcome === 'waiting';
      if (isAwaited) return request(deps, row, now);
      if (row.state === 'checking') deps.log.warn('a picture was not checked in time');
      return settle(deps, row.upload_id, 'unchecked');
    }),
  );
  return due.length === BATCH;
}

/** Whether a picture is to be checked, or asked about. */
export const arePicturesDue: IsDue = (now) => sql`exists (
  select from picture_checks where outcome in ('waiting', 'pending') and due_at <= ${new Date(now)})`;
