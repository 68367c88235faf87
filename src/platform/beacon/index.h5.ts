import { send } from '../transport/index.h5';
import type { SendBeacon } from './types';

/** ms for the stand-in of browsers without beacons. */
const TIMEOUT = 5000;

// A text, not JSON: older browsers refuse beacons of that type.
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
