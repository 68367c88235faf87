import { textOf } from '@/i18n/messages';
import { ApiError } from '../failure/api-error';
import { httpMessages } from '../messages';

/**
 * The ciphers of encrypted bodies: a separate chunk on H5, since most visitors never sign in; bundled on mini-programs.
 * Rejects with an ApiError of kind network when the chunk cannot be fetched.
 */
export const loadCrypto = (): Promise<typeof import('./crypto')> =>
  import('./crypto').catch(() => {
    throw new ApiError({ kind: 'network', msg: textOf(httpMessages)('network') });
  });
