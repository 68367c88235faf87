import { withScanned } from './mini/scanned-query';
import { ownParams } from './own-params';
import { decodeTolerantly } from './query';
import type { Query } from './query';

/** Decoded page parameters (WeChat passes them encoded), merged with those of a scan. */
export const readParams = (
  params: Readonly<Record<string, unknown>> | undefined,
  _path?: string,
): Query =>
  withScanned(
    Object.fromEntries(
      Object.entries(ownParams(params)).map(([key, value]) => [key, decodeTolerantly(value ?? '')]),
    ),
  );
