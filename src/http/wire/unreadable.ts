import { isApiError } from '../failure/api-error';
import type { WireRequest } from './exchange';
import { HEADER } from './headers';

/** URLs whose last answer could not be read. */
const unreadable = new Set<string>();

/**
 * Makes a call bypass the browser's cache if the last answer from its URL was unreadable: the cache may hold that
 * answer under an ETag that the provider calls unchanged, and would return it each time.
 */
export const pastCache = (wire: WireRequest): WireRequest =>
  unreadable.has(wire.url)
    ? { ...wire, headers: { ...wire.headers, [HEADER.caching]: 'no-cache' } }
    : wire;

/** Passes on a read answer, and records whether it was readable. Rejects as `opened` does. */
export async function remembered<T>({ method, url }: WireRequest, opened: Promise<T>): Promise<T> {
  try {
    const result = await opened;
    unreadable.delete(url);
    return result;
  } catch (error) {
    if (method === 'GET' && isApiError(error) && error.kind === 'malformed') unreadable.add(url);
    throw error;
  }
}
