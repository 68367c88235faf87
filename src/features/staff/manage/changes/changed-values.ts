import type { ManageChange } from '@contract/manage/staff-endpoints';

/** A value that differs; undefined: it was not there. */
export interface ChangedValue {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a change made of what, in the order of the values after it; equal ones are left out. */
export function changedValues({
  before,
  after,
}: Pick<ManageChange, 'before' | 'after'>): ChangedValue[] {
  const old = before ?? {};
  const next = after ?? {};
  const names = [...new Set([...Object.keys(next), ...Object.keys(old)])];
  return names
    .map((name) => ({ name, before: old[name], after: next[name] }))
    .filter((value) => !same(value.before, value.after));
}
