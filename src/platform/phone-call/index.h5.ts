import type { CallPhone } from './types';

export const callPhone: CallPhone = (number) => {
  window.location.href = `tel:${number.replace(/[^\d+,;*#]/g, '')}`;
  return Promise.resolve(true);
};
