import { textOf } from '@/i18n/messages';
import { wait } from '@/platform/wait/wait';
import { ApiError } from '../failure/api-error';
import { httpMessages } from '../messages';

type Ciphers = typeof import('./crypto');

let ciphers: Ciphers | undefined;

/**
 * The ciphers of encrypted bodies: a separate chunk on H5, since most visitors never sign in; bundled on mini-programs.
 * Rejects with an ApiError of kind network when the chunk cannot be fetched.
 */
export async function loadCrypto(): Promise<Ciphers> {
  if (ciphers) return ciphers;
  const arrived = await import('./crypto').catch(() => {
    throw new ApiError({ kind: 'network', msg: textOf(httpMessages)('network') });
  });
  // Several calls may have waited: each decrypts in a task of its own, so that a tap in between is answered.
  await wait(0);
  return (ciphers = arrived);
}
