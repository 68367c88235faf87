import { isApiError } from './api-error';
import type { WireRequest } from './exchange';
import { HEADER } from './headers';

/** Addresses whose last answer could not be read. */
const unreadable = new Set<string>();

/**
 * A call that passes the browser's cache by if the last answer from its address could not be read: the cache may hold
 * that answer under a tag that the provider calls unchanged, and would give it again each time.
 */
export const pastCache = (wire: WireRequest): WireRequest =>
  unreadable.has(wire.url)
    ? { ...wire, headers: { ...wire.headers, [HEADER.caching]: 'no-cache' } }
    : wire;

/** Hands on what was read from an answer, and remembers whether it could be. Rejects as `opened` does. */
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
