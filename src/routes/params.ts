import { ownParams } from './own-params';
import type { Query } from './query';

/** Page parameters; our web router has already decoded them. */
export const readParams = (
  params: Readonly<Record<string, unknown>> | undefined,
  _path?: string,
): Query => ownParams(params);
