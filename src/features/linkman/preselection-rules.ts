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

type Body = Pick<LinkmanCard, 'sex' | 'birthday'>;

/**
 * Whether a person's age, in days of life, fits a dose and their sex fits the vaccine.
 * @param today `YYYY-MM-DD`
 */
export function isOfAge({ sex, birthday }: Body, limits: Limits, today: string): boolean {
  const { sexLimit, minAgeDays, maxAgeDays, doses } = limits;
  const age = daysBetween(birthday, today);
  // A dose may have its own age limit, which replaces the vaccine's.
  const isYoungEnough = doses.some((dose) => age <= (dose.maxAgeDays ?? maxAgeDays ?? Infinity));
  return age >= minAgeDays && isYoungEnough && (sexLimit === null || sexLimit === sex);
}

/**
 * The first person of the age and sex for a vaccine ({@link isOfAge}); the first of all where nobody fits.
 * @param today `YYYY-MM-DD`
 */
export function firstOfAge<Person extends Body & Pick<LinkmanCard, 'isDefault'>>(
  people: readonly Person[],
  limits: Limits,
  today: string,
): Person | undefined {
  const ordered = byPreference(people);
  return ordered.find((person) => isOfAge(person, limits, today)) ?? ordered[0];
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
