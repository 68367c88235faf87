import { site } from '@/platform/site';
import { localEntries, sessionEntries } from '@/storage/storage';
import { whitePages } from './sibling-sites';
import type { StorageMessage } from './message-rules';
import { isMirroredKey } from './mirrored-keys';
import type { StorageKind } from './mirrored-keys';

const toWhitePages =
  (kind: StorageKind) =>
  (key: string, value: string): void => {
    if (!isMirroredKey(kind, key)) return;
    const message: StorageMessage = { type: 'storage', key, value, kind };
    whitePages().forEach((url) => void site.send(url, { ...message }));
  };

/** Mirrors cross-domain entries written from now on to the white pages of the other sites (specification §7). */
export function mirrorEntries(): void {
  localEntries.mirrorTo(toWhitePages('local'));
  sessionEntries.mirrorTo(toWhitePages('session'));
}
