import { ADULT_AGE, ageInYears } from '@contract/linkman/age-rules';
import type { Deps } from '../../../deps';

/** A single character is part of too many words. */
const LEAST_LENGTH = 2;

/** Full names of the account's family members under 18, which nothing that it writes may show. */
export async function childrenNames(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  today: string,
): Promise<string[]> {
  const members = await db
    .selectFrom('linkmen')
    .select(['name', 'birthday'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return members
    .filter(({ birthday }) => birthday !== null && ageInYears(birthday, today) < ADULT_AGE)
    .map(({ name }) => name)
    .filter((name) => name.length >= LEAST_LENGTH);
}
