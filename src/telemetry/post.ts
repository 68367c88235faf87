import { clientParts } from '@/http/client-parts';
import { sendBeacon } from '@/platform/beacon';
import { SETTINGS } from '@/platform/settings/settings';
import { send } from '@/platform/transport';
import { areStatisticsOff } from './statistics-choice';

/** Timeout in ms; long, since nobody waits for it. */
const TIMEOUT = 10_000;

// Sent without token and the client's headers: telemetry does not identify the sender.
const addressOf = (path: string): string =>
  (SETTINGS.telemetry.collector || clientParts().apiHost) + path;

/**
 * Sends a report to the collector. Rejects if it did not arrive; an HTTP error counts as arrived, and so does what is not
 * sent because statistics are off.
 */
export const postReport = async (path: string, report: object): Promise<unknown> =>
  !areStatisticsOff() &&
  send({
    method: 'POST',
    url: addressOf(path),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    timeout: TIMEOUT,
  }).answer;

/** The same while the app is being closed. False: not accepted. */
export const postLeaving = (path: string, report: object): boolean =>
  areStatisticsOff() || sendBeacon(addressOf(path), JSON.stringify(report));
