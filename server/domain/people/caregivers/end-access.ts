import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Transaction } from 'kysely';
import type { Db } from '../../../db/database';
import { repeatAborted } from '../../../db/statement';
import type { Tables } from '../../../db/tables';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { isAboutMember } from '../../../shared/recipients/messages-about-member';
import { returnEntries } from '../../../shared/recipients/return-entries';
import { notifyOfAccess } from './access-message';
import { logAccess } from './log';

/** Messages about a member leave the inbox of who may no longer see them. */
const forgetMessages = (trx: Db, userId: string, linkmanId: string) =>
  sql`delete from messages m where m.user_id = ${userId} and ${isAboutMember(linkmanId)}`.execute(
    trx,
  );

/** Which access ends: that of a caregiver by their id, whom the owner names, or the caller's own. */
export type EndedAccess =
  | { readonly by: 'owner'; readonly userId: string; readonly caregiverId: string }
  | { readonly by: 'caregiver'; readonly userId: string };

/**
 * Ends a caregiver's access; both are notified.
 * @returns the account whose access ended @param now ms
 * @throws DomainError 4004 where there is none (any more), or the caller is neither side of it
 */
export async function endAccess(
  deps: Pick<Deps, 'db' | 'cipher'>,
  linkmanId: string,
  ended: EndedAccess,
  now: number,
): Promise<string> {
  // What goes back is locked by a merging or an erasure in another order.
  return repeatAborted(() =>
    deps.db.transaction().execute((trx) => endAccessIn(trx, deps, linkmanId, ended, now)),
  );
}

/** As `endAccess`, in a transaction of the caller's. */
export async function endAccessIn(
  trx: Transaction<Tables>,
  deps: Pick<Deps, 'cipher'>,
  linkmanId: string,
  ended: EndedAccess,
  now: number,
): Promise<string> {
  const found = await trx
    .selectFrom('caregivers as c')
    .innerJoin('linkmen as l', 'l.id', 'c.linkman_id')
    .select(['c.id', 'c.user_id', 'c.role', 'l.user_id as owner_id', 'l.name'])
    .where('c.linkman_id', '=', linkmanId)
    .where('l.deleted_at', 'is', null)
    .$if(ended.by === 'owner', (own) => own.where('l.user_id', '=', ended.userId))
    .where((eb) =>
      ended.by === 'owner'
        ? eb('c.id', '=', ended.caregiverId)
        : eb('c.user_id', '=', ended.userId),
    )
    .forUpdate(['c'])
    .executeTakeFirst();
  if (!found) throw new DomainError(CODE.NOT_FOUND);
  const { id, user_id: caregiverUserId, owner_id: ownerId, role, name: person } = found;
  const returned = await returnEntries(trx, linkmanId, caregiverUserId);
  await trx.deleteFrom('caregivers').where('id', '=', id).execute();
  await forgetMessages(trx, caregiverUserId, linkmanId);
  const kind = ended.by === 'owner' ? 'removed' : 'left';
  const eventId = await logAccess(trx, {
    ...{ linkmanId, kind, role, now },
    userId: ended.userId,
    caregiverUserId: ended.by === 'owner' ? caregiverUserId : null,
  });
  const mobiles = await maskedMobiles({ ...deps, db: trx }, [ownerId, caregiverUserId]);
  const owner = mobiles.get(ownerId) ?? '';
  const caregiver = mobiles.get(caregiverUserId) ?? '';
  const isReturned = returned.length > 0;
  const change = { kind, person, role, owner, caregiver, isReturned } as const;
  await notifyOfAccess(trx, change, [ownerId, caregiverUserId], { eventId, now });
  return caregiverUserId;
}
