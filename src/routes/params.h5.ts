import type { Query } from './query';

const INTERNAL = /^(\$|stamp$)/;

/** Page parameters; the platform has decoded them already, and once is enough. */
export function readParams(
  params: Readonly<Record<string, unknown>> | undefined,
  _path?: string,
): Query {
  return Object.fromEntries(
    Object.entries(params ?? {})
      .filter(([key]) => !INTERNAL.test(key))
      .map(([key, value]) => [key, String(value ?? '')]),
  );
}
