import { createHash, randomBytes } from 'node:crypto';
import type { JsSdkConfig } from '@contract/external/endpoints';
import type { ExternalSettings } from './settings';

type Account = NonNullable<ExternalSettings['wechat']>;

/** A ticket and until when it is good, ms. */
interface Ticket {
  readonly ticket: string;
  readonly until: number;
}

/** Asks for a ticket. Rejects where there is none. */
export type AskForTicket = (url: string) => Promise<{ ticket: string; expires_in: number }>;

const TICKET_TIMEOUT = 5000;
/** ms before its end at which a ticket is no longer used. */
const MARGIN = 60_000;

export const askTicketService: AskForTicket = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TICKET_TIMEOUT) });
  const body = (await answer.json()) as { ticket?: unknown; expires_in?: unknown };
  if (typeof body.ticket !== 'string' || typeof body.expires_in !== 'number')
    throw new Error(`The ticket service answered ${answer.status} without a ticket`);
  return { ticket: body.ticket, expires_in: body.expires_in };
};

/** The signature that the messaging app checks: SHA-1 over the fields in alphabetical order. */
export const signatureOf = (
  ticket: string,
  { nonceStr, timestamp }: Pick<JsSdkConfig, 'nonceStr' | 'timestamp'>,
  url: string,
): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');

/** Builds the signing of pages for an account; its ticket is asked for once and kept while it is good. */
export function createSigner({ appId, ticketUrl }: Account, ask: AskForTicket = askTicketService) {
  let held: Promise<Ticket> | null = null;

  async function ticketAt(now: number): Promise<string> {
    const kept = await held;
    if (kept && kept.until > now) return kept.ticket;
    held = ask(ticketUrl).then(({ ticket, expires_in }) => ({
      ticket,
      until: now + expires_in * 1000 - MARGIN,
    }));
    held.catch(() => {
      held = null;
    });
    return (await held).ticket;
  }

  return async (url: string, now: number): Promise<JsSdkConfig> => {
    const stamp = {
      nonceStr: randomBytes(8).toString('hex'),
      timestamp: Math.floor(now / 1000),
    };
    return { appId, ...stamp, signature: signatureOf(await ticketAt(now), stamp, url) };
  };
}
