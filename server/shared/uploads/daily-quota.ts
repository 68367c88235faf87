import { sql } from 'kysely';
import { DAILY_UPLOADS } from '@contract/upload/upload-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { AiMark } from '../../db/ai-mark';
import { DomainError } from '../../http/domain-error';
import { DAY } from '../../kernel/clock';

const used = new DomainError(CODE.TOO_MANY, {
  message: {
    zh: '今天上传的文件已达上限，请明天再试，或用文字说明',
    en: 'You have reached today’s upload limit. Try again tomorrow, or describe it in words.',
  },
});

/** A file's row. */
export interface UploadRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'image' | 'video';
  readonly type: string;
  readonly bytes: number;
  readonly created_at: Date;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** ms of a video that phones can play. */
  readonly duration: number | null;
  /** JSON of an AiMark. */
  readonly ai_mark: string | null;
}

/**
 * Stores a file's row if the user's daily quota allows it; concurrent uploads are checked one after the other.
 * @throws DomainError 4029
 */
export function noteUpload(db: Db, row: UploadRow, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`upload ${row.user_id}`}))`.execute(trx);
    const { files, bytes } = await trx
      .selectFrom('uploads')
      .select(({ fn }) => [
        fn.countAll<number>().as('files'),
        fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'),
      ])
      .where('user_id', '=', row.user_id)
      .where('created_at', '>', new Date(now - DAY))
      .executeTakeFirstOrThrow();
    if (Number(files) >= DAILY_UPLOADS.files || Number(bytes) + row.bytes > DAILY_UPLOADS.bytes)
      throw used;
    await trx.insertInto('uploads').values(row).execute();
  });
}

/** Removes a file's row, where the file could not be written. */
export async function forgetUpload(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', fileId).execute();
}

/** What a file is shown as. */
export interface ShownFile {
  readonly kind: 'image' | 'video';
  readonly type: string;
  readonly ai_mark: AiMark | null;
}

/** A file's row; undefined where there is no such file. */
export const findUpload = (db: Db, fileId: string): Promise<ShownFile | undefined> =>
  db
    .selectFrom('uploads')
    .select(['kind', 'type', 'ai_mark'])
    .where('id', '=', fileId)
    .executeTakeFirst();
