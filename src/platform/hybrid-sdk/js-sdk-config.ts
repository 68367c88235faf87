import type { JsSdkConfig } from '@contract/external/endpoints';
import { request } from '@/http/request';
import { cacheRecords } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Half a day, in hours: how long a page's configuration is kept (specification §9). */
export const CONFIG_HOURS = 12;

const keyOf = (url: string): string => `js-sdk-config:${url}`;

/** The signed configuration for a page's address without its hash. Rejects as the call does. */
export async function jsSdkConfigOf(url: string): Promise<JsSdkConfig> {
  const kept = await cacheRecords.take<JsSdkConfig>(keyOf(url)).catch(() => null);
  if (kept) return kept;
  const config = await request(
    'GET /passport/wx/getJsSdkConfig.do',
    { url },
    { failure: 'background', neverCancel: true },
  );
  tryToKeep(() => cacheRecords.put(keyOf(url), config, CONFIG_HOURS));
  return config;
}
