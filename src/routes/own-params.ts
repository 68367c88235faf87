import type { Query } from './query';

const INTERNAL = /^(\$|stamp$)/;

/** Page parameters without the platform's own, as they are handed over. */
export const ownParams = (params: Readonly<Record<string, unknown>> | undefined): Query =>
  Object.fromEntries(
    Object.entries(params ?? {})
      .filter(([key]) => !INTERNAL.test(key))
      .map(([key, value]) => [key, String(value ?? '')]),
  );
