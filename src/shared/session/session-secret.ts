import type { LoginAnswer } from '@contract/account/endpoints';
import { hexId } from '@/platform/secure-random/ids';
import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

const SECRET_KEY = 'session-secret';
const NONCE_KEY = 'session-nonce';
const NONCE_DIGITS = 32;

/** The secret where storage was full: in memory until the page is reloaded. */
let inHand: string | null = null;

const persistedSessionSecret = (): string | null =>
  sessionEntries.read<string>(SECRET_KEY) ?? inHand;

/** Whether the provider has confirmed the session: the secret comes with its login answer. */
export const hasSecret = (): boolean => persistedSessionSecret() !== null;

/**
 * Stores the secret from which the keys of encrypted answers are derived. It ends with the session and is in no cookie.
 */
export function keepSecret(secret: string): void {
  forgetSecret();
  inHand = secret;
  tryToKeep(() => {
    sessionEntries.write(SECRET_KEY, { val: secret });
    inHand = null;
  });
}

export function forgetSecret(): void {
  inHand = null;
  sessionEntries.remove(SECRET_KEY);
}

let making: Promise<string> | null = null;

/** The session's nonce, created at its first use. */
export function sessionNonce(): Promise<string> {
  const retained = sessionEntries.read<string>(NONCE_KEY);
  if (retained) return Promise.resolve(retained);
  making ??= hexId(NONCE_DIGITS).then((nonce) => {
    // If storage is full, one nonce is used for the lifetime of the page.
    tryToKeep(() => {
      sessionEntries.write(NONCE_KEY, { val: nonce });
      making = null;
    });
    return nonce;
  });
  return making;
}

/**
 * Creates a function that returns the secret and renews the session where it is missing: after a restart the token is
 * in its cookie, but the secret is gone. Concurrent callers share one renewal of a token. Rejects as the renewal does.
 */
export function createSecretSource(
  token: () => string,
  renew: () => Promise<LoginAnswer>,
): () => Promise<string | null> {
  let renewing: { readonly token: string; readonly secret: Promise<string | null> } | null = null;
  const source = (): Promise<string | null> => {
    const asked = token();
    if (!asked) return Promise.resolve(null);
    const retained = persistedSessionSecret();
    if (retained) return Promise.resolve(retained);
    if (renewing?.token === asked) return renewing.secret;
    const mine = {
      token: asked,
      secret: renew()
        // Another token may have taken its place: its secret is another one.
        .then((answer) =>
          token() === asked || token() === answer.token ? answer.secret : source(),
        )
        .finally(() => {
          if (renewing === mine) renewing = null;
        }),
    };
    renewing = mine;
    return mine.secret;
  };
  return source;
}
