import type { NotifyHostPage } from './types';

export const notifyHostPage: NotifyHostPage = (origin, message) => {
  const framing = window.parent === window ? null : window.parent;
  const host: Window | null = framing ?? (window.opener as Window | null);
  if (!host || !origin) return false;
  host.postMessage(message, origin);
  return true;
};
