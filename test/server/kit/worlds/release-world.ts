import { announce } from '../../../../server/domain/booking/queue/announce';
import type { Database } from '../../../../server/db/database';
import type { Provider } from '../harness';
import { CLINIC, dayFrom, insertSlots, PRODUCT } from './booking-world';
import type { Caller } from './booking-world';
import { sqlNow } from '../../../run-clock';

/** A release of one clinic, with one slot per day, whose queue has been open for an hour. */
export async function insertRelease(
  database: Database,
  {
    capacities,
    releaseAt,
    days = 8,
  }: {
    readonly capacities: readonly number[];
    /** ms. */
    readonly releaseAt: number;
    /** Days from today to the first slot. */
    readonly days?: number;
  },
): Promise<{ readonly releaseId: string; readonly slotIds: readonly number[] }> {
  const slotIds = await insertSlots(
    database,
    capacities.map((capacity, n) => ({ day: dayFrom(days + n), capacity, releaseAt })),
  );
  const [releaseId] = await announce(database.pool, [
    { depaCode: CLINIC, productId: PRODUCT, releaseAt, entryAt: releaseAt - 3_600_000 },
  ]);
  if (!releaseId) throw new Error('No release was made.');
  return { releaseId, slotIds };
}

/** Opens a release now, long before its time: what a test does before the opening may take as long as it takes. */
export const openRelease = ({ pool }: Database, releaseId: string) =>
  pool.query(
    `with opened as (update releases set release_at = ${sqlNow()} where id = $1 returning id, release_at)
     update slots s set release_at = o.release_at from opened o where s.release_id = o.id`,
    [releaseId],
  );

/** Enters the queue for the caller's own family member. */
export const enter = (provider: Provider, caller: Caller, releaseId: string) =>
  provider.call(
    'POST /subscribe/release/enter.do',
    { releaseId, people: [{ linkmanId: caller.linkmanId, doseNo: 1 }] },
    { token: caller.token },
  );

/** The state of the caller's ticket. */
export const ticketOf = async (provider: Provider, caller: Caller, releaseId: string) =>
  (await provider.ok('GET /subscribe/release/ticket.do', { releaseId }, { token: caller.token }))
    .ticket;
