import type { NotifyHostPage } from './types';

/** A mini-program has no host page. */
export const notifyHostPage: NotifyHostPage = () => false;
