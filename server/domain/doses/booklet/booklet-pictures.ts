import { sql } from 'kysely';
import type { BookletPicture } from '@contract/plan/dose-history-endpoints';
import { MOST_BOOKLET_PICTURES } from '@contract/plan/booklet-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import type { UserContext } from '../../../http/context';
import { lockPerson } from '../../../shared/recipients/erase-family-member';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import { fileAddress } from '../../../shared/uploads/file-address';

const tooMany = new DomainError(CODE.PARAMETERS, {
  data: { fields: ['fileIds'] },
  message: {
    zh: `接种证照片最多 ${MOST_BOOKLET_PICTURES} 张，请先删除不需要的`,
    en: `You can store ${MOST_BOOKLET_PICTURES} photos at most. Delete some you do not need first.`,
  },
});

const rowsOf = (db: Db, linkmanId: string) =>
  db
    .selectFrom('booklet_pictures')
    .select(['upload_id', 'page_no', 'added_at'])
    .where('linkman_id', '=', linkmanId)
    .orderBy('page_no')
    .execute();

/** Pictures of a person's booklet in the order in which they were added. @param linkmanId of the account's own family */
export async function bookletOf(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  linkmanId: string,
  now: number,
): Promise<BookletPicture[]> {
  return (await rowsOf(db, linkmanId)).map(({ upload_id: fileId, added_at: at }) => ({
    fileId,
    url: fileAddress(personKey, fileId, now),
    addedAt: at.getTime(),
  }));
}

/** Takes pictures that the account has uploaded and used nowhere. @throws DomainError 4004 */
async function claimPictures(trx: Db, ids: readonly string[], userId: string, now: number) {
  const claimed = await trx
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('kind', '=', 'image')
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  if (claimed.length !== ids.length) throw new DomainError(CODE.NOT_FOUND);
}

/**
 * Adds pictures to the booklet of a family member; those that are in it already stay where they are, so that a call whose
 * answer was lost can be repeated. @throws DomainError 4000, 4004
 */
export async function addBookletPictures(
  db: Db,
  { linkmanId, fileIds }: { readonly linkmanId: string; readonly fileIds: readonly string[] },
  { userId, now }: UserContext,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two calls at once are counted one after the other, and the member is not removed in between.
    await lockPerson(trx, linkmanId);
    await ownFamilyMember(trx, userId, linkmanId);
    const stored = await rowsOf(trx, linkmanId);
    const added = [...new Set(fileIds)].filter((id) =>
      stored.every(({ upload_id: other }) => other !== id),
    );
    if (added.length === 0) return;
    if (stored.length + added.length > MOST_BOOKLET_PICTURES) throw tooMany;
    await claimPictures(trx, added, userId, now);
    const next = (stored.at(-1)?.page_no ?? 0) + 1;
    await trx
      .insertInto('booklet_pictures')
      .values(
        added.map((id, index) => ({
          upload_id: id,
          linkman_id: linkmanId,
          page_no: next + index,
          added_at: new Date(now),
        })),
      )
      .execute();
  });
}

/**
 * Deletes a picture's rows; the caller removes the file. @throws DomainError 4004 for a missing one and for another
 * account's alike
 */
export async function removeBookletPicture(
  db: Db,
  fileId: string,
  userId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads u using booklet_pictures b
    where b.upload_id = u.id and u.id = ${fileId} and u.user_id = ${userId} returning u.id`.execute(
    db,
  );
  if (rows.length === 0) throw new DomainError(CODE.NOT_FOUND);
  return rows.map(({ id }) => id);
}

/** Deletes the booklet of a member who is removed. @returns ids of the pictures, whose files the caller removes */
export async function eraseBooklet(trx: Db, linkmanId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads u using booklet_pictures b
    where b.upload_id = u.id and b.linkman_id = ${linkmanId} returning u.id`.execute(trx);
  return rows.map(({ id }) => id);
}
