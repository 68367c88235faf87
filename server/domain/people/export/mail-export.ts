import type { Deps } from '../../../deps';
import type { MailOutcome, SendMail } from '../../../shared/mail/send-mail';
import { sha256 } from '../../../kernel/ids';
import { changeClaimed, recordSent, WITHOUT_FILE } from './claim-export';
import type { ClaimedExport } from './claim-export';
import { hasExportFile } from './export-files';
import { exportLink, exportMail } from './mail-text';

/** ms before each repetition of a mail that failed; after the last one its owner has to repeat it. */
export const MAIL_PAUSES: readonly number[] = [30_000, 120_000, 600_000, 3_600_000];

/** Most mails of an export, those included whose outcome was never recorded. */
const MOST_MAILS = MAIL_PAUSES.length + 1;

/** What sending takes. */
export interface MailParts extends Pick<Deps, 'db' | 'cipher' | 'clock' | 'config' | 'log'> {
  /** Null: no mail can be sent at present. */
  readonly send: SendMail | null;
  /** Of the web site; null: not known. */
  readonly origin: string | null;
}

/** The same for every try: a mailbox shows a repetition once. */
const mailIdOf = (exportId: string): string => `export-${sha256(exportId).slice(0, 32)}`;

async function sendTo(parts: MailParts, row: ClaimedExport, expiresAt: number) {
  const { send, origin, cipher } = parts;
  if (send === null || origin === null)
    return { state: 'failed', why: 'not set up' } satisfies MailOutcome;
  const { subject, text } = exportMail(exportLink(origin, row.id), expiresAt, row.language);
  return send({ to: cipher.open(row.email), subject, text, id: mailIdOf(row.id) });
}

/** Sends the mail of a claimed export whose file is ready. What fails is due again after a pause. */
export async function mailExport(parts: MailParts, row: ClaimedExport): Promise<void> {
  const { db, clock, config, log } = parts;
  if (!(await hasExportFile(config.dataDir, row.file_id))) {
    log.error({ exportId: row.id }, 'the file of an export is gone');
    const lost = { state: 'failed', problem: 'packing', claim: null } as const;
    await changeClaimed(db, row, { ...WITHOUT_FILE, ...lost });
    return;
  }
  const expiresAt = row.expires_at?.getTime() ?? clock.now();
  const { state, why } =
    row.tries > MOST_MAILS
      ? ({ state: 'failed', why: 'no outcome of any try' } satisfies MailOutcome)
      : await sendTo(parts, row, expiresAt);
  const now = clock.now();
  if (state === 'sent') {
    await recordSent(db, row.id, now);
    return;
  }
  const pause = state === 'failed' ? MAIL_PAUSES[row.tries - 1] : undefined;
  log.warn({ exportId: row.id, tries: row.tries, state, why }, 'mail of an export');
  await changeClaimed(db, row, {
    state: pause === undefined ? 'failed' : 'mailing',
    problem: state === 'refused' ? 'addressRefused' : 'mailServer',
    due_at: new Date(now + (pause ?? 0)),
    claim: null,
  });
}
