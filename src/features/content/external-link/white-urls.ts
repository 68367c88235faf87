import type { WhiteUrl } from '@contract/external/endpoints';
import { create } from 'zustand';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { WHITE_URL_KEY } from '@/storage/stored-entry';

/** ms for which the list is cached: half a day (specification §9). */
export const WHITE_URL_LIFETIME = 12 * 3_600_000;

interface StoredList {
  readonly WhiteUrlLists: readonly WhiteUrl[];
}

/** Outside addresses that pages may lead to (specification §3). */
export const useWhiteUrls = create<{ readonly whiteUrlLists: readonly WhiteUrl[] }>(() => ({
  whiteUrlLists: [],
}));

/** The list, cached or requested. Rejects as the call does. */
export async function whiteUrls(): Promise<readonly WhiteUrl[]> {
  let retained = localEntries.read<StoredList>(WHITE_URL_KEY);
  if (!retained) {
    retained = await request('GET /passport/user/getUrls.do', {}, { neverCancel: true });
    const expiry = { mode: 'relative', duration: WHITE_URL_LIFETIME } as const;
    const fresh = retained;
    tryToKeep(() => localEntries.write(WHITE_URL_KEY, { val: fresh, expiry }));
  }
  useWhiteUrls.setState({ whiteUrlLists: retained.WhiteUrlLists });
  return retained.WhiteUrlLists;
}
