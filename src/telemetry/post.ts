import { clientParts } from '@/http/client-parts';
import { sendBeacon } from '@/platform/beacon';
import { SETTINGS } from '@/platform/settings/settings';
import { send } from '@/platform/transport';

/** ms; nobody waits for it. */
const TIMEOUT = 10_000;

// Without token and without the client's headers: telemetry does not say who sends it.
const addressOf = (path: string): string =>
  (SETTINGS.telemetry.collector || clientParts().apiHost) + path;

/** Sends a report to the collector. Rejects when it did not arrive; a refusal counts as arrived. */
export const postReport = (path: string, report: object): Promise<unknown> =>
  send({
    method: 'POST',
    url: addressOf(path),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    timeout: TIMEOUT,
  }).answer;

/** The same while the app is being left. False: it was not taken. */
export const postLeaving = (path: string, report: object): boolean =>
  sendBeacon(addressOf(path), JSON.stringify(report));
