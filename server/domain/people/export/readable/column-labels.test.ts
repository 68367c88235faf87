import { POLICY_TABLE } from '../../../../shared/data-policy/policy-table';
import { COLUMN_LABELS, NOT_SHOWN } from './column-labels';

const EXPORTED = new Set(Object.values(POLICY_TABLE).flatMap(({ exported }) => exported));

test('every column that a person can take along has words in both languages, or is not shown', () => {
  const without = [...EXPORTED].filter(
    (column) => !NOT_SHOWN.has(column) && !COLUMN_LABELS.get(column)?.en,
  );
  expect(without).toEqual([]);
});

test('no column has words that does not exist', () => {
  const unknown = [...COLUMN_LABELS.keys(), ...NOT_SHOWN].filter((column) => !EXPORTED.has(column));
  expect(unknown).toEqual([]);
});
