import type { TellHostPage } from './types';

export const tellHostPage: TellHostPage = (origin, message) => {
  const framing = window.parent === window ? null : window.parent;
  const host: Window | null = framing ?? (window.opener as Window | null);
  if (!host || !origin) return false;
  host.postMessage(message, origin);
  return true;
};
