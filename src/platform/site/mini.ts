import type { SitePort } from './types';

/** A mini-program is a single site without frames. */
export const site: SitePort = {
  here: () => '',
  isFramed: () => false,
  go: () => undefined,
  reload: () => undefined,
  base64Url: () => '',
  send: () => Promise.resolve(false),
  receive: () => () => undefined,
};
