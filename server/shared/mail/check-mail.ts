import { createTransport } from 'nodemailer';
import { readMailSettings } from '../../kernel/mail-settings';
import type { MailSettings } from '../../kernel/mail-settings';
import type { ServiceCheck } from '../../platforms/service-check';
import { connectionTo, outcomeOf } from './send-mail';

const SERVICE = 'Mail server';

const result = (state: ServiceCheck['state'], says: string): ServiceCheck => ({
  service: SERVICE,
  state,
  says,
});

/** What to do, by what nodemailer and Node's TLS call a failure. */
function remedyOf(error: unknown, { tls }: MailSettings): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'EAUTH') return 'correct user and password in SMTP_URL (signs in them as %40)';
  if (/certificate/i.test(message))
    return 'its certificate is not trusted; use its real name, or name the issuer in NODE_EXTRA_CA_CERTS';
  if (code === 'ETLS' && tls === 'starttls')
    return 'it offers no STARTTLS; use smtps:// if it speaks TLS from the start';
  if (code === 'EDNS') return 'nobody knows its name; look at SMTP_URL';
  return 'look at host and port in SMTP_URL, and at the firewall';
}

async function ask(settings: MailSettings): Promise<ServiceCheck> {
  const { host, port, user, from } = settings;
  const transport = createTransport({
    ...connectionTo(settings),
    // Otherwise a server that offers no sign-in would pass with a password that it never saw.
    forceAuth: user !== null,
  });
  try {
    await transport.verify();
    const proved = user ? 'takes user and password' : 'answers, without a password';
    return result('ok', `${host}:${port} ${proved}. Only a mail shows that it sends from ${from}.`);
  } catch (error) {
    const why = `${host}:${port} (${outcomeOf(error).why})`;
    return result('failed', `${why}: ${remedyOf(error, settings)}.`);
  } finally {
    transport.close();
  }
}

/**
 * Connects to the mail server, with TLS and the sign-in as for a mail, and sends none (nodemailer's `verify()`,
 * nodemailer.com/smtp).
 * @param env `SMTP_URL` and `MAIL_FROM`
 */
export function checkMail(
  env: Readonly<Record<string, string | undefined>>,
  isLive: boolean,
): Promise<ServiceCheck> {
  try {
    const settings = readMailSettings(env, isLive);
    if (settings) return ask(settings);
    const says = isLive
      ? 'No SMTP_URL is set: nobody can be sent an export of their data.'
      : 'Not set up; outside live mails go to /dev/outbox.';
    return Promise.resolve(result('off', says));
  } catch (error) {
    return Promise.resolve(result('failed', (error as Error).message));
  }
}
