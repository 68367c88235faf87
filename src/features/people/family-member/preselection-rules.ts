import type { LinkmanCard } from '@contract/linkman/endpoints';

/** Order of preselection: the default member first, the others as listed. */
export const byPreference = <Person extends Pick<LinkmanCard, 'isDefault'>>(
  people: readonly Person[],
): Person[] => [...people].sort((a, b) => b.isDefault - a.isDefault);

/** The id of the first person whom something suits; of the first of all where it suits nobody; null without people. */
export function firstOf<Person extends Pick<LinkmanCard, 'isDefault' | 'linkmanId'>>(
  people: readonly Person[],
  suits: (person: Person) => boolean,
): string | null {
  const ordered = byPreference(people);
  return (ordered.find(suits) ?? ordered[0])?.linkmanId ?? null;
}

/** The requested person, else the one chosen before; null where neither is among the people. */
export function named(
  people: readonly LinkmanCard[],
  chosen: string | null,
  asked: string | undefined,
): string | null {
  const known = (id: string | null | undefined) => people.find((one) => one.linkmanId === id);
  return (known(asked) ?? known(chosen))?.linkmanId ?? null;
}
