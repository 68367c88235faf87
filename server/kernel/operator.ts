import { EXAMPLE_OPERATOR, operatorOf, operatorProblem } from '@contract/site/operator-rules';
import type { Operator } from '@contract/site/operator-rules';
import { readSettingsFile } from './settings-file';

/**
 * Reads the JSON file that `OPERATOR_SETTINGS` names: who runs the service, the same file that the clients are built
 * with. Without it the operator is an example.
 * @throws Error that names the setting and everything that is wrong in the file, one sentence a line
 */
export function readOperator(file: string | undefined): Operator {
  if (!file) return EXAMPLE_OPERATOR;
  const content = readSettingsFile('OPERATOR_SETTINGS', file);
  try {
    return operatorOf(content);
  } catch (error) {
    throw new Error(operatorProblem(file, (error as Error).message));
  }
}
