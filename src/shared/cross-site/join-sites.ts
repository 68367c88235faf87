import { addressOf, environmentOf, siteOf } from '@contract/site/site-rules';
import { site } from '@/platform/site';
import { logProblem } from '@/telemetry/log';
import { onFound } from '@/shared/location/found';
import { carrySignIns } from './carry-sign-ins';
import { shareLocation } from './share-location';
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
function mirrorEntries(): void {
  localEntries.mirrorTo(toWhitePages('local'));
  sessionEntries.mirrorTo(toWhitePages('session'));
}

/** A build for one environment on a host of another (specification §1) is a mistake of the operator; it is logged. */
function checkHost(): void {
  const here = addressOf(site.here());
  if (!here || !siteOf(here.host)) return;
  const environment = environmentOf(here.host);
  if (environment !== APP_ENV) {
    logProblem('sites', `a build for ${APP_ENV} is served at a host for ${environment}`);
  }
}

/** Starts synchronising the product's sites. A framed page only receives, so that messages do not loop. */
export function joinSites(): void {
  if (site.isFramed()) return;
  checkHost();
  mirrorEntries();
  carrySignIns();
  onFound(shareLocation);
}
