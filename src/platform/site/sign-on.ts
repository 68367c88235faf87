import type { SsoQuery } from './types';

/** A mini-program is one site: no address is one of the product's others. */
export const enterSite = (_url: string, _token: string): boolean => false;
export const followSsoRedirect = (_query: SsoQuery, _token: string): boolean => false;
