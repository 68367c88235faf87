import type { BeanRemedy } from '@contract/beans/endpoints';
import type { Db } from '../../db/database';

/** `relationType` of the account's owner. */
const SELF = 1;

/** Who an account belongs to, as far as beans need to know. */
export interface Owner {
  readonly nickName: string;
  /** Keyed hash of the owner's document; null until they are in their own family. */
  readonly personKey: string | null;
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
    .select(['u.nick_name', 'l.person_key'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return { nickName: row?.nick_name ?? '', personKey: row?.person_key ?? null };
}

/** What a profile lacks, in the sequence in which to mend it. */
export const missingOf = ({ nickName, personKey }: Owner): BeanRemedy[] => [
  ...(nickName === '' ? (['nickName'] as const) : []),
  ...(personKey === null ? (['ownPerson'] as const) : []),
];
