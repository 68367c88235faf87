import { localStore, sessionStore } from '@/platform/storage';
import { createStoredCookies } from './stored-cookies';

export const cookies = createStoredCookies(localStore, sessionStore, () => Date.now());

/** A mini-program has no sibling hosts. */
export const siblingsDomain = (): undefined => undefined;
