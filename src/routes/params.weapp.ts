import { ownParams } from './own-params';
import { decodeTolerantly } from './query';
import type { Query } from './query';

/** Page parameters as the platform hands them over, decoded. WeChat leaves them encoded. */
export const readParams = (
  params: Readonly<Record<string, unknown>> | undefined,
  _path?: string,
): Query =>
  Object.fromEntries(
    Object.entries(ownParams(params)).map(([key, value]) => [key, decodeTolerantly(value ?? '')]),
  );
