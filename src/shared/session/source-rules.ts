import type { Query } from '@/routes/query';

/** Longest traffic source, in characters, that the provider accepts; longer texts are ignored. */
const LONGEST_SOURCE = 64;

/** A valid traffic source from a link; undefined otherwise. */
export const sourceIn = (text: string | undefined): string | undefined =>
  text && text.length <= LONGEST_SOURCE ? text : undefined;

/** The traffic source of a query, under either of its names (specification §2 "uFrom or ufrom"). */
export const sourceOf = ({ uFrom, ufrom }: Query): string | undefined =>
  sourceIn(uFrom) ?? sourceIn(ufrom);
