import { sql } from 'kysely';
import { lotProblem } from '@contract/stock/stock-rules';
import type { LotProblem } from '@contract/stock/stock-rules';
import type { Db } from '../../../db/database';
import { lockDoses } from './lock-doses';
import { lotRefused, lotUnstocked } from './lot-refusal';
import { openRecall } from './open-recall';
import type { LotOfClinic } from './open-recall';

/** A dose that the desk records. */
export interface GivenDoseOfLot extends LotOfClinic {
  readonly orderId: string;
  /** On which it was given, `YYYY-MM-DD`. */
  readonly day: string;
  /** As it was read from the box, `YYYY-MM-DD`; null where it was not. */
  readonly expiry: string | null;
  readonly staffId: string;
  /** Why a lot is recorded that must not be given; '': it has not been given yet. */
  readonly alreadyGiven: string;
  /** Ask before it is recorded that the stock has none of it. */
  readonly onlyIfStocked: boolean;
  /** ms. */
  readonly now: number;
}

const lockLot = (trx: Db, { depaCode, productId, lot }: LotOfClinic) =>
  trx
    .selectFrom('clinic_lots')
    .select(['id', 'expiry', 'state', 'reason', 'balance'])
    .where('depa_code', '=', depaCode)
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .forNoKeyUpdate()
    .executeTakeFirst();
type LockedLot = Awaited<ReturnType<typeof lockLot>>;

/** Whether a clinic keeps count of a product: it has entered a lot of it. */
const keepsCount = async (db: Db, { depaCode, productId }: LotOfClinic): Promise<boolean> =>
  (await db
    .selectFrom('clinic_lots')
    .select('id')
    .where('depa_code', '=', depaCode)
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Why the lot must not be given; null where nothing is against it. */
async function problemOf(
  trx: Db,
  dose: GivenDoseOfLot,
  stored: LockedLot,
): Promise<{ problem: LotProblem; reason: string } | null> {
  const recall = await openRecall(trx, dose);
  if (recall) return { problem: 'recalled', reason: recall.reason };
  const problem = stored ? lotProblem(stored, dose.day) : null;
  if (problem) return { problem, reason: stored?.reason ?? '' };
  return dose.expiry !== null && dose.expiry < dose.day ? { problem: 'expired', reason: '' } : null;
}

async function noteDeviation(
  trx: Db,
  { orderId, lot, alreadyGiven: reason, staffId, now }: GivenDoseOfLot,
  kind: LotProblem,
): Promise<void> {
  await trx
    .insertInto('lot_deviations')
    .values({ order_id: orderId, kind, lot, reason, recorded_at: new Date(now), staff_id: staffId })
    .execute();
}

/** Lists the recipient for the open recalls of the lot, whose job looks for others once a minute only. */
const listForRecalls = (trx: Db, { orderId, depaCode, productId, lot }: GivenDoseOfLot) =>
  sql`
    insert into recall_recipients (recall_id, order_id)
    select r.id, ${orderId} from lot_recalls r
    where r.ended_at is null and r.product_id = ${productId} and r.lot = ${lot} and (r.depa_code is null or r.depa_code = ${depaCode})
    on conflict do nothing`.execute(trx);

/**
 * Takes a recorded dose out of its lot, where the clinic has entered it. In the transaction that records the dose, after
 * order and slot: lots are locked last, after what may be booked of them.
 * @returns the lot's expiry, `YYYY-MM-DD`; null where the clinic has not entered it
 * @throws DomainError 20049 for a lot that must not be given, unless it was given already; 20048 where this was asked and the
 *   stock has none of it
 */
export async function countGiven(trx: Db, dose: GivenDoseOfLot): Promise<string | null> {
  await lockDoses(trx, dose);
  const stored = await lockLot(trx, dose);
  const found = await problemOf(trx, dose, stored);
  if (found) {
    if (dose.alreadyGiven === '') throw lotRefused(dose.lot, found.problem, found.reason);
    await noteDeviation(trx, dose, found.problem);
    if (found.problem === 'recalled') await listForRecalls(trx, dose);
  } else if (dose.onlyIfStocked && !(stored && stored.balance > 0)) {
    if (await keepsCount(trx, dose)) throw lotUnstocked(dose.lot, stored !== undefined);
  }
  if (!stored) return null;
  await trx
    .insertInto('lot_movements')
    .values({
      lot_id: stored.id,
      moved_at: new Date(dose.now),
      kind: 'given',
      doses: -1,
      order_id: dose.orderId,
      staff_id: dose.staffId,
      note: dose.alreadyGiven,
    })
    .execute();
  return stored.expiry;
}
