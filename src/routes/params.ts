import { decodeTolerantly } from './query';
import type { Query } from './query';

const INTERNAL = /^(\$|stamp$)/;

/** Page parameters as the platform hands them over, decoded. WeChat leaves them encoded. */
export function readParams(
  params: Readonly<Record<string, unknown>> | undefined,
  _path?: string,
): Query {
  return Object.fromEntries(
    Object.entries(params ?? {})
      .filter(([key]) => !INTERNAL.test(key))
      .map(([key, value]) => [key, decodeTolerantly(String(value ?? ''))]),
  );
}
