import type { JsSdkConfig } from '@contract/external/endpoints';
import { request } from '@/http/request';
import { cacheRecords } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Maximum cache time of a page's configuration, in hours (specification §9). */
export const CONFIG_HOURS = 12;

const SECONDS = 3600;

/** Seconds before the ticket's expiry at which the cached configuration expires. */
const MARGIN = 60;

const keyOf = (url: string): string => `js-sdk-config:${url}`;

/** Hours for which a configuration may be cached: its ticket may expire sooner than half a day. */
const hoursOf = ({ expiresIn }: JsSdkConfig): number =>
  Math.min(CONFIG_HOURS, (expiresIn - MARGIN) / SECONDS);

/**
 * The signed configuration for a page's URL without its hash. Rejects as the call does.
 * @param isRefused the cached one was refused and must not be used again
 */
export async function jsSdkConfigOf(url: string, isRefused = false): Promise<JsSdkConfig> {
  const retained = isRefused
    ? null
    : await cacheRecords.take<JsSdkConfig>(keyOf(url)).catch(() => null);
  if (retained) return retained;
  const config = await request(
    'GET /passport/wx/getJsSdkConfig.do',
    { url },
    { failure: 'background', neverCancel: true },
  );
  const hours = hoursOf(config);
  if (hours > 0) tryToKeep(() => cacheRecords.put(keyOf(url), config, hours));
  return config;
}
