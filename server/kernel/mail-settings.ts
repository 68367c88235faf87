import { isEmail } from '@contract/text/pattern-rules';

/** The operator's SMTP server. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte; `starttls`: required before anything is sent; `none`: outside live only. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly user: { readonly name: string; readonly password: string } | null;
  /** Address that mails come from. */
  readonly from: string;
}

const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

const badUrl = (why: string): Error =>
  new Error(`SMTP_URL must be smtps://user:password@host or smtp://user:password@host: ${why}.`);

function parse(value: string): URL & { readonly protocol: keyof typeof PORTS } {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.hostname === '') throw badUrl('it is no address');
  if (url.protocol !== 'smtps:' && url.protocol !== 'smtp:') throw badUrl(`not ${url.protocol}`);
  if (url.pathname !== '' && url.pathname !== '/') throw badUrl('it has no path');
  return url as URL & { readonly protocol: keyof typeof PORTS };
}

/** Whether TLS is switched off; nothing else can be set in the address, so certificates are always checked. */
function readTlsOff(url: URL, isLive: boolean): boolean {
  if (url.search === '') return false;
  if (url.search !== '?tls=off' || url.protocol !== 'smtp:')
    throw badUrl('the only option is ?tls=off, with smtp:');
  if (isLive) throw badUrl('live sends mail through TLS only');
  return true;
}

/**
 * Reads `SMTP_URL` and `MAIL_FROM`; null: no mail server is set up.
 * @throws Error that names the variable
 */
export function readMailSettings(
  { SMTP_URL: value, MAIL_FROM: from }: Readonly<Record<string, string | undefined>>,
  isLive: boolean,
): MailSettings | null {
  if (!value) return null;
  const url = parse(value);
  const isOff = readTlsOff(url, isLive);
  if (!from || !isEmail(from))
    throw new Error('MAIL_FROM must be the e-mail address that mails come from, with SMTP_URL.');
  const name = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    tls: isOff ? 'none' : url.protocol === 'smtps:' ? 'implicit' : 'starttls',
    user: name === '' ? null : { name, password: decodeURIComponent(url.password) },
    from,
  };
}
