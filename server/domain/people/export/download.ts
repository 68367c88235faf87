import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { FRESH_SIGN_IN } from '@contract/export/export-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import type { Db } from '../../../db/database';
import { dayOf } from '../../../kernel/clock';
import type { Session } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { exportPath } from './export-files';
import { hasFile, ownExport } from './export-row';
import { openFile } from './sealed-file';

/** Path of the files; each has an address of its own for a few minutes. */
export const EXPORT_FILE_PATH = '/export/file';
/** ms that an address is valid: a slow download that has begun goes on. */
const ADDRESS_LIFETIME = 5 * 60_000;

const signatureOf = (key: Buffer, exportId: string, until: number): string =>
  createHmac('sha256', key).update(`export ${exportId} ${until}`).digest('base64url');

/** @throws DomainError 20131 unless the session was opened after the request, and just now */
async function requireFreshSignIn(
  db: Db,
  { tokenHash }: Session,
  requestedAt: number,
  now: number,
): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  const openedAt = session?.created_at.getTime() ?? 0;
  if (openedAt <= Math.max(requestedAt, now - FRESH_SIGN_IN))
    throw new DomainError(CODE.EXPORT_SIGN_IN);
}

/**
 * Address of an export's file, for its owner.
 * @throws DomainError 4004 also where it belongs to another account or has expired, 20131
 */
export async function downloadAddress(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  exportId: string,
  session: Session,
  now: number,
): Promise<{ readonly url: string; readonly until: number }> {
  const row = await ownExport(db, exportId, session.userId);
  if (!hasFile(row, now)) throw new DomainError(CODE.NOT_FOUND);
  await requireFreshSignIn(db, session, row.created_at.getTime(), now);
  const until = now + ADDRESS_LIFETIME;
  const sign = signatureOf(personKey, exportId, until);
  return { url: `${EXPORT_FILE_PATH}/${exportId}?until=${until}&sign=${sign}`, until };
}

/** Whether this provider gave out an address, and it is still valid. */
function isValidAddress(
  key: Buffer,
  exportId: string,
  { until: limit, sign }: { readonly until?: unknown; readonly sign?: unknown },
  now: number,
): boolean {
  const until = Number(limit);
  if (!Number.isSafeInteger(until) || until <= now || typeof sign !== 'string') return false;
  const given = Buffer.from(sign);
  const right = Buffer.from(signatureOf(key, exportId, until));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A file to send. */
export interface ExportFile {
  readonly name: string;
  readonly bytes: number;
  readonly content: Readable;
}

/** The file of an address; null where the address is invalid or the file gone. */
export async function fileOfAddress(
  { db, cipher, config, personKey }: Pick<Deps, 'db' | 'cipher' | 'config' | 'personKey'>,
  exportId: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): Promise<ExportFile | null> {
  if (!isValidAddress(personKey, exportId, query, now)) return null;
  const row = await db
    .selectFrom('personal_exports')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirst();
  if (!row || !hasFile(row, now) || row.file_id === null || row.bytes === null) return null;
  const key = Buffer.from(cipher.open(row.file_key), 'base64url');
  const sealed = createReadStream(exportPath(config.dataDir, row.file_id));
  const content = openFile(key);
  sealed.on('error', (error) => content.destroy(error));
  content.on('close', () => sealed.destroy());
  const name = `yimiao-${dayOf(row.created_at.getTime())}.zip`;
  return { name, bytes: row.bytes, content: sealed.pipe(content) };
}
