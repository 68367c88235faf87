import type { LeaveSite } from './types';

export const leaveSite: LeaveSite = (url) => {
  window.location.assign(url);
  return Promise.resolve('opened');
};
