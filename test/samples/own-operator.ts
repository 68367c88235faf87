import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILLED_IN_OPERATOR } from './operator';

/** An operator with every filing and a licence. */
export const OWN_OPERATOR = {
  ...FILLED_IN_OPERATOR,
  policeFiling: '川公网安备51010402001234号',
  licence: '医疗机构执业许可证 PDY00112345678',
};

/** A file for `OPERATOR_SETTINGS` in a folder. @returns its path */
export function ownOperatorFile(folder: string): string {
  const file = join(folder, 'operator.json');
  writeFileSync(file, JSON.stringify(OWN_OPERATOR));
  return file;
}
