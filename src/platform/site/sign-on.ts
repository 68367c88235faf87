import type { SsoQuery } from './types';

/** A mini-program is a single site: no URL belongs to another site of the product. */
export const enterSite = (_url: string, _token: string, _how: 'assign' | 'replace'): boolean =>
  false;
export const followSsoRedirect = (_query: SsoQuery, _token: string): boolean => false;
