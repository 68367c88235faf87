import type { AddressInfo } from 'node:net';
import type { Db } from '../../db/database';
import type { Clock } from '../../kernel/clock';
import type { MailSettings } from '../../kernel/mail-settings';
import { readMail } from './read-mail';

/** Most bytes of a mail. */
const LONGEST = 256 * 1_024;

/** A mail server on this machine. */
export interface Loopback {
  readonly settings: MailSettings;
  readonly close: () => Promise<void>;
}

/**
 * Starts an SMTP server on loopback, outside live only: what it takes is shown in the outbox. Its package is only
 * installed for development (docs/decisions/0088). @throws Error where it is missing
 */
export async function startLoopback(db: Db, clock: Clock): Promise<Loopback> {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LONGEST,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { subject, text } = readMail(Buffer.concat(chunks).toString('utf8'));
        const created_at = new Date(clock.now());
        const rows = session.envelope.rcptTo.map(({ address }) => ({
          email: address,
          subject,
          body: text,
          created_at,
        }));
        db.insertInto('mail_outbox')
          .values(rows)
          .execute()
          .then(
            () => done(),
            () => done(new Error('The outbox could not be written.')),
          );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: { host: '127.0.0.1', port, tls: 'none', user: null, from: 'no-reply@yimiao.example' },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
