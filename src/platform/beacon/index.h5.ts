import { send } from '../transport/index.h5';
import type { SendBeacon } from './types';

/** Timeout in ms of the fallback for browsers without beacons. */
const TIMEOUT = 5000;

// Sent as text, not JSON: older browsers refuse beacons with a JSON type.
export const sendBeacon: SendBeacon = (url, text) => {
  if (typeof window.navigator.sendBeacon === 'function') {
    return window.navigator.sendBeacon(url, text);
  }
  const call = {
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain' },
    body: text,
  } as const;
  send({ ...call, timeout: TIMEOUT }).answer.catch(() => undefined);
  return true;
};
