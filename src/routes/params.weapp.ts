import { withScanned } from './mini/scanned-query';
import { ownParams } from './own-params';
import { decodeTolerantly } from './query';
import type { Query } from './query';

/** Page parameters as the platform hands them over, decoded, and what was scanned. WeChat leaves them encoded. */
export const readParams = (
  params: Readonly<Record<string, unknown>> | undefined,
  _path?: string,
): Query =>
  withScanned(
    Object.fromEntries(
      Object.entries(ownParams(params)).map(([key, value]) => [key, decodeTolerantly(value ?? '')]),
    ),
  );
