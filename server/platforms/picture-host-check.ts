import type { ServiceCheck } from './service-check';

/** A call without a session that only the provider answers. */
const PROBE = '/base/time/now.do';

export interface PictureHostOptions {
  /** The provider is stopped meanwhile, as with the embedded database: that nothing answers proves nothing. */
  readonly isStopped: boolean;
  /** ms. */
  readonly timeout: number;
}

const isEnvelope = (body: unknown): boolean =>
  typeof (body as { readonly code?: unknown } | null)?.code === 'string';

async function ask(origin: string, timeout: number): Promise<Response | null> {
  const signal = AbortSignal.timeout(timeout);
  return fetch(origin + PROBE, { redirect: 'error', signal }).catch(() => null);
}

/**
 * Asks the host at which a platform fetches pictures for the time: behind a wrong host every check would end without a
 * result.
 * @param platform as the operator reads it @param origin null: the platform checks no pictures
 */
export async function checkPictureHost(
  platform: string,
  origin: string | null,
  { isStopped, timeout }: PictureHostOptions,
): Promise<ServiceCheck> {
  const service = `Pictures for ${platform}’s checks`;
  if (origin === null) return { service, state: 'off', says: 'No host is set up.' };
  const answer = await ask(origin, timeout);
  if (isStopped && (answer === null || answer.status >= 500))
    return { service, state: 'off', says: `Not known while the provider is stopped: ${origin}.` };
  if (answer === null) return { service, state: 'failed', says: `${origin} does not answer.` };
  const body: unknown = await answer.json().catch(() => null);
  return answer.ok && isEnvelope(body)
    ? { service, state: 'ok', says: `The provider answers at ${origin}.` }
    : {
        service,
        state: 'failed',
        says: `${origin} answers ${answer.status}, not as the provider.`,
      };
}
