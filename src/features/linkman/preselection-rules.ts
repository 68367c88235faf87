import { daysBetween } from '@contract/linkman/age-rules';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { ProductDetail } from '@contract/vaccine/endpoints';

/** Those who come into question unasked: the default one first, the others as listed. */
export const byPreference = <Person extends Pick<LinkmanCard, 'isDefault'>>(
  people: readonly Person[],
): Person[] => [...people].sort((a, b) => b.isDefault - a.isDefault);

type Limits = Pick<ProductDetail, 'sexLimit' | 'minAgeDays' | 'maxAgeDays'>;

/**
 * The first who is of the age, in days of life, and the sex that a vaccine is for; the first of all where nobody is.
 * @param today `YYYY-MM-DD`
 */
export function firstOfAge<Person extends Pick<LinkmanCard, 'isDefault' | 'sex' | 'birthday'>>(
  people: readonly Person[],
  { sexLimit, minAgeDays, maxAgeDays }: Limits,
  today: string,
): Person | undefined {
  const ordered = byPreference(people);
  const suits = ({ sex, birthday }: Person): boolean => {
    const age = daysBetween(birthday, today);
    const isOfAge = age >= minAgeDays && (maxAgeDays === null || age <= maxAgeDays);
    return isOfAge && (sexLimit === null || sexLimit === sex);
  };
  return ordered.find(suits) ?? ordered[0];
}

/** Who was named: the one asked for, or the one chosen before; null where neither is among the people. */
export function named(
  people: readonly LinkmanCard[],
  chosen: string | null,
  asked: string | undefined,
): string | null {
  const known = (id: string | null | undefined) => people.find((one) => one.linkmanId === id);
  return (known(asked) ?? known(chosen))?.linkmanId ?? null;
}
