import { addressOf, environmentOf, siteOf } from '@contract/site/site-rules';
import { site } from '@/platform/site';
import { logProblem } from '@/telemetry/log';
import { onFound } from '@/features/location/found';
import { carrySignIns } from './carry-sign-ins';
import { mirrorEntries } from './mirror';
import { shareLocation } from './share-location';

/** A build for one environment on a host of another (specification §1) is the operator's mistake, and worth a line. */
function checkHost(): void {
  const here = addressOf(site.here());
  if (!here || !siteOf(here.host)) return;
  const environment = environmentOf(here.host);
  if (environment !== APP_ENV) {
    logProblem('sites', `a build for ${APP_ENV} is served at a host for ${environment}`);
  }
}

/** Keeps the product's sites alike from now on. A page in a frame only listens, so that nothing goes round in circles. */
export function joinSites(): void {
  if (site.isFramed()) return;
  checkHost();
  mirrorEntries();
  carrySignIns();
  onFound(shareLocation);
}
