import type { RouteRow } from './row';

/** Titles of a page, in Chinese and in English. */
export const titlesOf = ({ title }: RouteRow): RouteRow['title'] => title;
