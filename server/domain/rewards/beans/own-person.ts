import type { BeanRemedy } from '@contract/beans/endpoints';
import { CODE } from '@contract/errors';
import { ADULT_AGE, ageInYears } from '@contract/linkman/age-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { dayOf } from '../../../kernel/clock';

/** `relationType` of the account's owner. */
const SELF = 1;

/** Who an account belongs to, as far as beans need to know. */
export interface Owner {
  readonly nickName: string;
  /** Keyed hash of the owner's document; null until they are in their own family. */
  readonly personKey: string | null;
  /** The owner's, `YYYY-MM-DD`; null as long as the person key. */
  readonly birthday: string | null;
}

export async function ownerOf(db: Db, userId: string): Promise<Owner> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('linkmen as l', (join) =>
      join
        .onRef('l.user_id', '=', 'u.id')
        .on('l.relation_type', '=', SELF)
        .on('l.deleted_at', 'is', null),
    )
    .select(['u.nick_name', 'l.person_key', 'l.birthday'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return {
    nickName: row?.nick_name ?? '',
    personKey: row?.person_key ?? null,
    birthday: row?.birthday ?? null,
  };
}

/**
 * Beans, memberships and lotteries are for adults: whoever is known to be younger is refused.
 * @param now ms @throws DomainError 20095
 */
export async function requireAdult(db: Db, userId: string, now: number): Promise<void> {
  const { birthday } = await ownerOf(db, userId);
  if (birthday !== null && ageInYears(birthday, dayOf(now)) < ADULT_AGE)
    throw new DomainError(CODE.ADULTS_ONLY);
}

/** What a profile lacks, in the sequence in which to mend it. */
export const missingOf = ({ nickName, personKey }: Owner): BeanRemedy[] => [
  ...(nickName === '' ? (['nickName'] as const) : []),
  ...(personKey === null ? (['ownPerson'] as const) : []),
];
