import type { Query } from './query';

const INTERNAL = /^(\$|stamp$)/;

/** Page parameters as passed, without those added by the platform. */
export const ownParams = (params: Readonly<Record<string, unknown>> | undefined): Query =>
  Object.fromEntries(
    Object.entries(params ?? {})
      .filter(([key]) => !INTERNAL.test(key))
      .map(([key, value]) => [key, String(value ?? '')]),
  );
