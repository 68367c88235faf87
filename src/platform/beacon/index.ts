import { send } from '../transport/mini';
import type { SendBeacon } from './types';

/** ms; WeChat breaks off what takes longer than 5 s after the app went to the background. */
const TIMEOUT = 5000;

// Mini-programs go on for a moment after they are hidden: an ordinary request gets through.
export const sendBeacon: SendBeacon = (url, text) => {
  const headers = { 'content-type': 'application/json' };
  send({ method: 'POST', url, headers, body: text, timeout: TIMEOUT }).answer.catch(
    () => undefined,
  );
  return true;
};
