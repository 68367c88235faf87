import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEALED_COLUMNS } from '../../server/sealed/sealed-columns';

const TEXT = readFileSync(join(__dirname, '../../docs/operating.md'), 'utf8');

test('operators are told every sealed column, and no other', () => {
  const part = TEXT.slice(TEXT.indexOf('## Keys of sealed columns'));
  const said = [...part.matchAll(/^\| ([^|`]+?) +\| (`[^|]+`) +\|$/gm)].flatMap(
    ([, , columns = '']) => columns.split(', ').map((column) => column.slice(1, -1)),
  );
  const held = SEALED_COLUMNS.map(({ table, column, field }) =>
    [table, column, ...(field === null ? [] : [field])].join('.'),
  );
  expect([...said].sort()).toEqual([...held].sort());
});
