import type { OpenExternal } from './types';

export const openExternal: OpenExternal = (url) => {
  window.open(url, '_blank', 'noopener');
  return Promise.resolve('opened');
};
