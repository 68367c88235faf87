import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { FreedRow } from '../../domain/booking/submission/holds/end-hold-statement';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { eraseBooklet } from '../../domain/doses/booklet/booklet-pictures';
import { eraseAnswersAbout } from '../../domain/aftercare/follow-up/retain-cards';
import { leaveTickets } from '../../domain/booking/queue/leave-tickets';
import { leaveQueues } from '../../domain/booking/waitlist/leave-queues';
import { lockFamily } from '../../shared/recipients/family-lock';
import {
  eraseFamilyMember,
  lockPerson,
  passDefaultOn,
} from '../../shared/recipients/erase-family-member';
import { returnEntries } from '../../shared/recipients/return-entries';
import { openOrders, ownFamilyMember } from '../../shared/recipients/rows';
import { removeFiles } from '../../shared/uploads/erase-uploads';

/** Removes somebody from every queue and waiting list. */
async function leaveAll(
  trx: Db,
  linkmanId: string,
  { userId, now }: UserContext,
): Promise<FreedRow[]> {
  const person = { linkmanId, userId };
  const freed = await leaveQueues(trx, person, now);
  return [...freed, ...(await leaveTickets(trx, person, now))];
}

/**
 * Removes a member from the family; the next one becomes the default. Their waiting ends: a place offered to them, and
 * their turn in a release, pass to the next. What was answered about their health goes, but for what a clinic has taken.
 * @throws DomainError 20012
 */
export async function removeLinkman(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { holds }: Pick<BookingServices, 'holds'>,
  linkmanId: string,
  context: UserContext,
): Promise<void> {
  const { userId, now } = context;
  const { freed, pictures } = await db.transaction().execute(async (trx) => {
    await lockFamily(trx, userId);
    const linkman = await ownFamilyMember(trx, userId, linkmanId);
    const freed = await leaveAll(trx, linkmanId, context);
    await lockPerson(trx, linkmanId);
    // Appointments of others' entries do not keep the member: they go back.
    await returnEntries(trx, linkmanId, null);
    // A ticket may have been made while waiting for the row's lock.
    freed.push(...(await leaveAll(trx, linkmanId, context)));
    const count = await openOrders(trx, linkmanId);
    if (count > 0) throw new DomainError(CODE.LINKMAN_HAS_ORDERS, { params: { count } });
    const files = [
      ...(await eraseAnswersAbout(trx, { userId, linkmanId })),
      ...(await eraseBooklet(trx, linkmanId)),
    ];
    await eraseFamilyMember(trx, linkmanId, now);
    if (linkman.is_default) await passDefaultOn(trx, userId);
    return { freed: freed, pictures: files };
  });
  holds.noteFreed(freed);
  await removeFiles(config.dataDir, pictures);
}
