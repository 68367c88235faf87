import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Deps } from '../../../deps';
import { EXPORTED_TABLES } from '../../../shared/data-policy/exported-rows';
import { addFiles, filesOf } from './archive-files';
import type { ExportRow } from './export-row';
import { openRows } from './open-rows';
import type { OpenTable } from './open-rows';
import { staffHider } from './staff-text';
import { nameSource } from './readable/names';
import { overviewPage } from './readable/overview';
import { transcriptPage } from './readable/transcripts';

type ArchiveParts = Pick<Deps, 'db' | 'cipher' | 'config' | 'clock'>;

/** Takes the share that is done, 0 to 1; rejects where the packing has to end. */
export type Report = (share: number) => Promise<void>;

/** Share of the work that reading the tables is taken for; files are the rest. */
const TABLES_SHARE = 0.5;

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function fill(
  zip: ZipFile,
  parts: ArchiveParts,
  { user_id: userId, language }: ExportRow,
  report: Report,
): Promise<void> {
  const { db, cipher, config, clock } = parts;
  const madeAt = clock.now();
  const options = { mtime: new Date(madeAt), mode: 0o100644 };
  const tables: OpenTable[] = [];
  const hideStaff = await staffHider(db, userId, language);
  for (const [done, table] of EXPORTED_TABLES.entries()) {
    await report((TABLES_SHARE * done) / EXPORTED_TABLES.length);
    const read = await openRows(db, cipher, table, userId);
    const rows = read.map((row) => hideStaff(table, row));
    if (rows.length === 0) continue;
    tables.push({ table, rows });
    zip.addBuffer(json({ table, rows }), `data/${table}.json`, options);
  }
  const nameOf = await nameSource(db, tables, language);
  const files = await filesOf(db, config.dataDir, userId);
  const page = { tables, files, nameOf, language, madeAt };
  zip.addBuffer(Buffer.from(overviewPage(page)), 'index.html', options);
  const chats = transcriptPage(page);
  if (chats !== null) zip.addBuffer(Buffer.from(chats), 'chats.html', options);
  addFiles(zip, files, options, (share) => report(TABLES_SHARE + (1 - TABLES_SHARE) * share));
  zip.end();
}

/**
 * Everything that an account can take along, as a zip without a password, made while it is read: a page for people
 * (`index.html`), its chats (`chats.html`), its pictures and videos (`files/`), and each table as JSON (`data/`).
 */
export function writeArchive(parts: ArchiveParts, row: ExportRow, report: Report): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown): void => void output.destroy(error as Error);
  zip.on('error', fail);
  fill(zip, parts, row, report).catch(fail);
  return output;
}
