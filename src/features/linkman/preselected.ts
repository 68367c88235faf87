import type { LinkmanCard } from '@contract/linkman/endpoints';

const DEFAULT = 1;

/** Who is preselected: the one asked for, the one chosen before, the default one, or the only one. */
export function preselected(
  people: readonly LinkmanCard[],
  chosen: string | null,
  asked: string | undefined,
): string | null {
  const known = (id: string | null | undefined) => people.find((one) => one.linkmanId === id);
  const person =
    known(asked) ?? known(chosen) ?? people.find((one) => one.isDefault === DEFAULT) ?? people[0];
  return person?.linkmanId ?? null;
}
