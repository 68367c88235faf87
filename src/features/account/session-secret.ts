import type { LoginAnswer } from '@contract/account/endpoints';
import { hexId } from '@/platform/secure-random/ids';
import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

const SECRET_KEY = 'session-secret';
const NONCE_KEY = 'session-nonce';
const NONCE_DIGITS = 32;

/** The secret where the store had no room for it: enough until the page is loaded again. */
let inHand: string | null = null;

const persistedSessionSecret = (): string | null =>
  sessionEntries.read<string>(SECRET_KEY) ?? inHand;

/** Whether the provider has answered for the session in this run of the app: its secret comes with that. */
export const hasSecret = (): boolean => persistedSessionSecret() !== null;

/** The secret from which the keys of encrypted answers come. It ends with the session and is in no cookie. */
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

/** The session's nonce, made at its first use. */
export function sessionNonce(): Promise<string> {
  const retained = sessionEntries.read<string>(NONCE_KEY);
  if (retained) return Promise.resolve(retained);
  making ??= hexId(NONCE_DIGITS).then((nonce) => {
    // Without room for it, it is made once for as long as the page lives.
    tryToKeep(() => {
      sessionEntries.write(NONCE_KEY, { val: nonce });
      making = null;
    });
    return nonce;
  });
  return making;
}

/**
 * A way to the secret that renews the session where it is missing: after a restart there is a token, from its cookie,
 * but no secret. Callers at the same time share one renewal. Rejects as the renewal does.
 */
export function createSecretSource(
  token: () => string,
  renew: () => Promise<LoginAnswer>,
): () => Promise<string | null> {
  let renewing: Promise<string> | null = null;
  return () => {
    if (!token()) return Promise.resolve(null);
    const retained = persistedSessionSecret();
    if (retained) return Promise.resolve(retained);
    renewing ??= renew()
      .then(({ secret }) => secret)
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };
}
