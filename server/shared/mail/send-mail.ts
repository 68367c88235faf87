import { createTransport } from 'nodemailer';
import { isEmail } from '@contract/text/pattern-rules';
import type { MailSettings } from '../../kernel/mail-settings';

/** A plain text to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for each try, by which mailboxes recognise a repetition; letters, digits and hyphens. */
  readonly id: string;
}

/**
 * `sent`: the server took it; `refused`: the server will never take mail for this address; `failed`: not taken, or no
 * certain answer. May be tried again: a repetition has the same id.
 */
export interface MailOutcome {
  readonly state: 'sent' | 'refused' | 'failed';
  /** For the log: nothing of the address or of the mail. */
  readonly why: string;
}

/** Sends a mail. Never rejects because of the server's answer. */
export type SendMail = (mail: Mail) => Promise<MailOutcome>;

/** ms for a connection, and for its greeting. */
const CONNECTION_TIMEOUT = 10_000;
/** ms without any answer. */
const SOCKET_TIMEOUT = 20_000;
/** ms for a whole mail: a server that answers each step slowly never exceeds the limits above. */
export const SEND_DEADLINE = 45_000;

/** What is known of a failure of an SMTP connection. */
interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** The outcome of a failed try: only a permanent answer (5xx) about the recipient is final. */
export function outcomeOf(error: unknown): MailOutcome {
  const { code = 'unknown', command = '', responseCode = 0 } = error as SmtpFailure;
  const why = [code, command, responseCode || ''].filter(Boolean).join(' ');
  const isRefused = command === 'RCPT TO' && responseCode >= 500;
  return { state: isRefused ? 'refused' : 'failed', why };
}

/** How nodemailer reaches the server. */
export const connectionTo = ({ host, port, tls, user }: MailSettings) => ({
  host,
  port,
  secure: tls === 'implicit',
  requireTLS: tls === 'starttls',
  ignoreTLS: tls === 'none',
  ...(user && { auth: { user: user.name, pass: user.password } }),
  connectionTimeout: CONNECTION_TIMEOUT,
  greetingTimeout: CONNECTION_TIMEOUT,
  socketTimeout: SOCKET_TIMEOUT,
  tls: { minVersion: 'TLSv1.2' as const },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends through the operator's SMTP server. @param deadline ms until a mail that is under way is given up */
export function createMailer(settings: MailSettings, deadline = SEND_DEADLINE): SendMail {
  const transport = createTransport(connectionTo(settings));
  const domain = settings.from.slice(settings.from.indexOf('@') + 1);
  return async ({ to, subject, text, id }) => {
    // The address ends up in a header and in the protocol: nothing but an address may get there.
    if (!isEmail(to)) return { state: 'refused', why: 'no address' };
    try {
      await transport.sendMail({
        from: settings.from,
        to: [{ name: '', address: to }],
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        textEncoding: 'base64',
        encoding: 'base64',
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(deadline),
      });
      return { state: 'sent', why: '' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
