import type { NotifyHostPage } from './types';

/** No page is around a mini-program. */
export const notifyHostPage: NotifyHostPage = () => false;
