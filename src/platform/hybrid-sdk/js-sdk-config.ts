import type { JsSdkConfig } from '@contract/external/endpoints';
import { request } from '@/http/request';
import { cacheRecords } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Half a day, in hours: how long a page's configuration is kept at most (specification §9). */
export const CONFIG_HOURS = 12;

const SECONDS = 3600;

/** Not kept to the very end of the ticket behind it, seconds. */
const MARGIN = 60;

const keyOf = (url: string): string => `js-sdk-config:${url}`;

/** Hours that a configuration may be kept: the ticket behind it ends sooner than half a day. */
const hoursOf = ({ expiresIn }: JsSdkConfig): number =>
  Math.min(CONFIG_HOURS, (expiresIn - MARGIN) / SECONDS);

/**
 * The signed configuration for a page's address without its hash. Rejects as the call does.
 * @param isRefused the kept one was refused and is not to be used again
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
