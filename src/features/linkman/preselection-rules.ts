import { daysBetween } from '@contract/time/day-rules';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { Dose, ProductDetail } from '@contract/vaccine/endpoints';

/** Order of preselection: the default member first, the others as listed. */
export const byPreference = <Person extends Pick<LinkmanCard, 'isDefault'>>(
  people: readonly Person[],
): Person[] => [...people].sort((a, b) => b.isDefault - a.isDefault);

type Limits = Pick<ProductDetail, 'sexLimit' | 'minAgeDays' | 'maxAgeDays'> & {
  readonly doses: readonly Pick<Dose, 'maxAgeDays'>[];
};

/**
 * The first person whose age, in days of life, fits a dose and whose sex fits the vaccine; the first of all where
 * nobody fits.
 * @param today `YYYY-MM-DD`
 */
export function firstOfAge<Person extends Pick<LinkmanCard, 'isDefault' | 'sex' | 'birthday'>>(
  people: readonly Person[],
  { sexLimit, minAgeDays, maxAgeDays, doses }: Limits,
  today: string,
): Person | undefined {
  const ordered = byPreference(people);
  const suits = ({ sex, birthday }: Person): boolean => {
    const age = daysBetween(birthday, today);
    // A dose may have its own age limit, which replaces the vaccine's.
    const isYoungEnough = doses.some((dose) => age <= (dose.maxAgeDays ?? maxAgeDays ?? Infinity));
    return age >= minAgeDays && isYoungEnough && (sexLimit === null || sexLimit === sex);
  };
  return ordered.find(suits) ?? ordered[0];
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
