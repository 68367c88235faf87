import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import type { Operator } from '@contract/site/operator-rules';

/**
 * Who runs the service, of the file that `OPERATOR_SETTINGS` names when the client is built; the agreements and About
 * take all of it from here.
 */
export const OPERATOR: Operator =
  (typeof OPERATOR_SET === 'undefined' ? undefined : OPERATOR_SET) ?? EXAMPLE_OPERATOR;
