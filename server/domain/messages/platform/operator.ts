/** What is posted to the operator's service. */
export interface PlatformMessage {
  /** The same for each try of a message. */
  readonly messageId: string;
  readonly platform: string;
  /** The platform's user, as the exchange of the code named them. */
  readonly subject: string;
  readonly template: string;
  /** Page of the mini-program that it opens, with its query. */
  readonly page: string;
  readonly language: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `sent`; `failed`: certainly not sent, may be tried again; `unfit`: certainly not sent, and never will be as it is;
 * `refused`: the platform's user takes no more of them; `unknown`: nobody can say, so it counts as sent.
 */
export type SendOutcome = 'sent' | 'failed' | 'unfit' | 'refused' | 'unknown';

/** ms. */
const SEND_TIMEOUT = 5_000;
const STATUS = { GONE: 410, GATEWAY_TIMEOUT: 504 } as const;

/** Faults before anything was sent; the names are Node's. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isNotConnected(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return NOT_CONNECTED.includes(cause?.code ?? '');
}

/** Gives a message to the operator's service. Never rejects. @param timeout ms */
export async function sendByOperator(
  url: string,
  message: PlatformMessage,
  timeout = SEND_TIMEOUT,
): Promise<SendOutcome> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status === STATUS.GATEWAY_TIMEOUT) return 'unknown';
    return answer.status === STATUS.GONE ? 'refused' : 'failed';
  } catch (error) {
    return isNotConnected(error) ? 'failed' : 'unknown';
  }
}
