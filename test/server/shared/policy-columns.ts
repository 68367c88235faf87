import type { TablePolicy } from '../../../server/shared/data-policy/policy-types';

/** Every column that the policy of a table names. */
export const columnsOf = ({ exported, withheld }: TablePolicy): readonly string[] => [
  ...exported,
  ...Object.values(withheld).flat(),
];
