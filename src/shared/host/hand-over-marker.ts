import { sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import type { HostPlatform } from './host-account';

/** ms within which a browser that returns without a sign-in is not redirected again automatically. */
export const HAND_OVER_PAUSE = 60_000;

const entryOf = (platform: HostPlatform): string => `handOver-${platform}`;

/** Whether the browser was sent to the platform's page within {@link HAND_OVER_PAUSE}. */
export const wasHandedOver = (platform: HostPlatform): boolean =>
  sessionEntries.read<boolean>(entryOf(platform)) === true;

/** Records that the browser is being sent to the platform's page. */
export const noteHandOver = (platform: HostPlatform): void =>
  tryToKeep(() =>
    sessionEntries.write(entryOf(platform), {
      val: true,
      expiry: { mode: 'relative', duration: HAND_OVER_PAUSE },
    }),
  );

export const forgetHandOver = (platform: HostPlatform): void =>
  sessionEntries.remove(entryOf(platform));
