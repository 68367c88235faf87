import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Picture } from '@contract/community/cards';
import type { ContentPicturesTable } from '../../../db/community-tables';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { fileAddress } from '../../../shared/uploads/file-address';
import { pictureSize } from '../../../shared/uploads/picture-size';
import { wrongInput } from '../refusals/refusals';

/** A picture that belongs to a post, comment or report. */
export interface StoredPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Its file says that AI made it. */
  readonly aiMade: boolean;
}

interface SizedRow {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
}

const sizeOf = async ({ id, width, height }: SizedRow, dataDir: string) =>
  width !== null && height !== null ? { width, height } : pictureSize(dataDir, id);

const lostPictures = (fileIds: readonly string[]): Error =>
  wrongInput('图片已失效，请重新选择', 'A picture is no longer valid. Choose it again.', {
    reason: 'pictures',
    fileIds,
  });

/**
 * Pictures that the account has uploaded and used nowhere yet, with their sizes, in the given order.
 * @throws DomainError 9999 (reason `pictures`; `fileIds`: which) where one is not the account's, is no picture, or is
 * used already
 */
export async function ownPictures(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  fileIds: readonly string[],
): Promise<StoredPicture[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'width', 'height', 'ai_mark'])
    .where('id', 'in', fileIds)
    .where('user_id', '=', userId)
    .where('kind', '=', 'image')
    .where('used_at', 'is', null)
    .execute();
  const own = new Map(rows.map((row) => [row.id, row]));
  const sizes = await Promise.all(
    fileIds.map(async (id) => {
      const row = own.get(id);
      // An upload of an earlier version has no size in its row.
      const size = row && (await sizeOf(row, config.dataDir));
      return size && { id, ...size, aiMade: row.ai_mark !== null };
    }),
  );
  const found = sizes.filter((size) => size !== null && size !== undefined);
  if (found.length !== fileIds.length)
    throw lostPictures(fileIds.filter((_, index) => !sizes[index]));
  return found;
}

/**
 * Attaches pictures to what they were uploaded for, in its transaction.
 * @throws DomainError 9999 as {@link ownPictures}, where one has been attached elsewhere since
 */
export async function attachPictures(
  db: Db,
  owner: Pick<ContentPicturesTable, 'owner_type' | 'owner_id'>,
  pictures: readonly StoredPicture[],
  now: number,
): Promise<void> {
  if (pictures.length === 0) return;
  const ids = [...new Set(pictures.map(({ id }) => id))];
  const claimed = await db
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  const lost = ids.filter((id) => !claimed.some((row) => row.id === id));
  if (lost.length > 0) throw lostPictures(lost);
  const rows = pictures.map(({ id, width, height, aiMade }, index) => ({
    ...owner,
    place: index,
    upload_id: id,
    width,
    height,
    ai_made: aiMade,
  }));
  await db.insertInto('content_pictures').values(rows).execute();
}

/** SQL expression: pictures of an owner as JSON, in order. */
export const picturesOf = (
  type: ContentPicturesTable['owner_type'],
  id: RawBuilder<string>,
): RawBuilder<readonly StoredPicture[] | null> =>
  sql`(select jsonb_agg(jsonb_build_object('id', i.upload_id, 'width', i.width, 'height', i.height, 'aiMade', i.ai_made) order by i.place)
    from content_pictures i where i.owner_type = ${sql.lit(type)} and i.owner_id = ${id})`;

/** Stored pictures with addresses that are valid for an hour. */
export const shownPictures = (
  key: Buffer,
  pictures: readonly StoredPicture[] | null,
  now: number,
): Picture[] =>
  (pictures ?? []).map(({ id, width, height, aiMade }) => {
    const address = fileAddress(key, id, now);
    return { url: `${address}&size=full`, feedUrl: `${address}&size=feed`, width, height, aiMade };
  });
