import { localStore, sessionStore } from '@/platform/storage';
import { createStoredCookies } from './stored-cookies';

export const cookies = createStoredCookies(localStore, sessionStore, () => Date.now());
