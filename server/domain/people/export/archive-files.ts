import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options, ZipFile } from 'yazl';
import type { Db } from '../../../db/database';
import { uploadsIn } from '../../../shared/uploads/uploads-in';

/** A picture or video of the account. */
export interface ArchivedFile {
  readonly id: string;
  /** In the archive. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly isPicture: boolean;
  readonly at: Date;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/** The account's uploaded files, the oldest first; one that is gone from the disk is left out. */
export async function filesOf(
  db: Db,
  dataDir: string,
  userId: string,
): Promise<readonly ArchivedFile[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'kind', 'type', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const files: ArchivedFile[] = [];
  for (const { id, kind, type, created_at: at } of rows) {
    const path = join(uploadsIn(dataDir), id);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const name = `files/${id}.${EXTENSIONS[type] ?? 'bin'}`;
    files.push({ id, name, path, bytes: found.size, isPicture: kind === 'image', at });
  }
  return files;
}

/** Adds files, each opened when its turn comes. They are compressed already. */
export function addFiles(
  zip: ZipFile,
  files: readonly ArchivedFile[],
  options: Partial<Options>,
  report: (share: number) => Promise<void>,
): void {
  files.forEach(({ name, path, bytes }, done) => {
    zip.addReadStreamLazy(name, { ...options, size: bytes, compress: false }, (pass) => {
      report(done / files.length).then(
        () => pass(null, createReadStream(path)),
        (error: unknown) => zip.emit('error', error),
      );
    });
  });
}
