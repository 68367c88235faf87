import { send } from '../transport/mini';
import type { SendBeacon } from './types';

/** ms; WeChat aborts requests 5 s after the app goes to the background. */
const TIMEOUT = 5000;

// Mini-programs keep running briefly after they are hidden, so an ordinary request works.
export const sendBeacon: SendBeacon = (url, text) => {
  const headers = { 'content-type': 'application/json' };
  send({ method: 'POST', url, headers, body: text, timeout: TIMEOUT }).answer.catch(
    () => undefined,
  );
  return true;
};
