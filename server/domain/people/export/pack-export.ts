import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EXPORT_LIFETIME } from '@contract/export/export-rules';
import type { Deps } from '../../../deps';
import { newId } from '../../../kernel/ids';
import { writeArchive } from './archive';
import { changeClaimed, LEASE, WITHOUT_FILE } from './claim-export';
import type { ClaimedExport } from './claim-export';
import { exportPath, removeUnnamedFile } from './export-files';
import { FILE_KEY_BYTES, sealFile } from './sealed-file';

/** Tries of a packing, those included whose process died. */
const MOST_TRIES = 3;
/** ms until a packing that failed is tried again. */
const PACK_PAUSE = 10_000;
/** ms between signs of life. */
const SIGN_OF_LIFE = 1_000;

export type PackParts = Pick<Deps, 'db' | 'cipher' | 'clock' | 'config' | 'log'>;

/** The export was cancelled, its account was deleted, or another process has taken it over. */
class Ended extends Error {}

/** Reports progress at most once a second; ends the packing where the export is no longer this process's. */
function reporter({ db, clock }: PackParts, row: ClaimedExport) {
  let reported = clock.now();
  return async (share: number): Promise<void> => {
    const now = clock.now();
    if (now - reported < SIGN_OF_LIFE) return;
    reported = now;
    const progress = Math.min(99, Math.floor(share * 100));
    const change = { progress, due_at: new Date(now + LEASE) };
    if (!(await changeClaimed(db, row, change))) throw new Ended();
  };
}

/** Writes the file. @returns its key and its plain length */
async function writeSealed(parts: PackParts, row: ClaimedExport, fileId: string) {
  const key = randomBytes(FILE_KEY_BYTES);
  const path = exportPath(parts.config.dataDir, fileId);
  let bytes = 0;
  const count = async function* (archive: AsyncIterable<Buffer>) {
    for await (const chunk of archive) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const archive = writeArchive(parts, row, reporter(parts, row));
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  await pipeline(archive, count, sealFile(key), file);
  return { key, bytes };
}

async function fail(parts: PackParts, row: ClaimedExport, error: unknown): Promise<void> {
  const { db, clock, log } = parts;
  if (error instanceof Ended) return;
  log.error({ err: error, exportId: row.id, tries: row.tries }, 'packing of an export');
  const isLast = row.tries >= MOST_TRIES;
  // The change that named the file may have been made though its answer was lost.
  await changeClaimed(db, row, {
    ...WITHOUT_FILE,
    progress: 0,
    tries: row.tries,
    state: isLast ? 'failed' : 'packing',
    problem: isLast ? 'packing' : null,
    due_at: new Date(clock.now() + PACK_PAUSE),
    claim: null,
  });
}

/**
 * Packs everything of the account into an encrypted file. Nothing of a try that ends early is left behind.
 * @returns the export ready to be mailed; null where it failed or ended
 */
export async function packExport(
  parts: PackParts,
  row: ClaimedExport,
): Promise<ClaimedExport | null> {
  const { db, cipher, clock, config } = parts;
  const fileId = newId();
  try {
    if (row.tries > MOST_TRIES) throw new Error('The processes that packed it died.');
    const { key, bytes } = await writeSealed(parts, row, fileId);
    const now = clock.now();
    const packed = {
      state: 'mailing',
      progress: 100,
      tries: 1,
      file_key: cipher.seal(key.toString('base64url')),
      file_id: fileId,
      bytes,
      expires_at: new Date(now + EXPORT_LIFETIME),
      due_at: new Date(now + LEASE),
    } as const;
    if (!(await changeClaimed(db, row, packed))) throw new Ended();
    return { ...row, ...packed };
  } catch (error) {
    await fail(parts, row, error);
    await removeUnnamedFile(db, config.dataDir, fileId);
    return null;
  }
}
