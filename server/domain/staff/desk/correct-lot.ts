import type { Db } from '../../../db/database';
import { repeatAborted } from '../../../db/statement';
import type { Staff } from '../../../http/context';
import { saveDoseDetails } from './dose-details';
import type { DoseDetails } from './dose-details';
import { LOT_CORRECTED } from '../../../shared/lifecycle/lifecycle';
import { holdingGainedDoses, lockWaitedSlots } from '../../../shared/slots/offer-doses';
import { countGiven } from '../stock/count-given';
import { giveBack } from '../stock/give-back';
import { lockDoses } from '../stock/lock-doses';

/** The right lot and details of a done order, and who corrects them. */
interface LotCorrection {
  readonly orderId: string;
  readonly lot: string;
  readonly details: DoseDetails;
  /** Why a lot is recorded that must not be given; '' where none is. */
  readonly alreadyGiven: string;
  readonly staff: Staff;
  /** ms. */
  readonly now: number;
}

const doneOrder = (trx: Db, orderId: string, depaCode: string) =>
  trx
    .selectFrom('orders')
    .select(['lot', 'product_id', 'day'])
    .where('id', '=', orderId)
    .where('depa_code', '=', depaCode)
    .where('status', '=', 'DONE');

/**
 * A done order, locked, and the slots for which somebody waits for its product, locked before it as everywhere.
 * @returns undefined where it is not done, or was just done anew with another product
 */
async function lockDone(trx: Db, { orderId, staff: { depaCode }, now }: LotCorrection) {
  const seen = await doneOrder(trx, orderId, depaCode).executeTakeFirst();
  if (!seen) return undefined;
  const slotIds = await lockWaitedSlots(trx, { depaCode, productId: seen.product_id, now });
  const done = await doneOrder(trx, orderId, depaCode)
    .where('product_id', '=', seen.product_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return done && { ...done, slotIds };
}
type Done = NonNullable<Awaited<ReturnType<typeof lockDone>>>;

/** Locks lots of a product in their order, as a file that is applied does. */
const lockLots = (
  trx: Db,
  { depaCode, productId, lots }: { depaCode: string; productId: string; lots: readonly string[] },
) =>
  trx
    .selectFrom('clinic_lots')
    .select('id')
    .where('depa_code', '=', depaCode)
    .where('product_id', '=', productId)
    .where('lot', 'in', lots)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Moves the dose from the lot that was recorded to the right one.
 * @returns the expiry that the clinic has entered for it; null where it has not
 */
async function moveCount(
  trx: Db,
  { lot, product_id: productId, day, slotIds }: Done,
  { orderId, lot: right, alreadyGiven, details, staff, now }: LotCorrection,
): Promise<string | null> {
  const { staffId, depaCode } = staff;
  if (lot === right) return null;
  await lockDoses(trx, { depaCode, productId });
  await lockLots(trx, { depaCode, productId, lots: [lot, right] });
  return holdingGainedDoses(trx, [{ depaCode, productId, slotIds }], now, async () => {
    await giveBack(trx, { orderId, staffId, now });
    return countGiven(trx, {
      ...{ depaCode, productId, lot: right, orderId, day, staffId, alreadyGiven, now },
      // What was typed of the box is a fact of that day, and no other lot is asked for.
      expiry: alreadyGiven === '' ? null : details.expiry,
      onlyIfStocked: false,
    });
  });
}

/**
 * Corrects the lot of a clinic's done order, on its timeline too, and replaces its other details; the dose moves from the one
 * lot's count to the other's. Where that makes one bookable, who waits for it is asked first.
 * @returns whether the order is done
 * @throws DomainError 20049 for a lot that must not be given, without a word of how it was
 */
export const correctLot = (db: Db, correction: LotCorrection): Promise<boolean> =>
  repeatAborted(() =>
    db.transaction().execute(async (trx) => {
      const { orderId, lot, details, staff, now } = correction;
      const done = await lockDone(trx, correction);
      if (!done) return false;
      const expiry = await moveCount(trx, done, correction);
      await trx
        .updateTable('orders')
        .set({ lot, updated_at: new Date(now) })
        .where('id', '=', orderId)
        .execute();
      await saveDoseDetails(trx, orderId, { ...details, expiry: details.expiry ?? expiry });
      await trx
        .insertInto('order_events')
        .values({
          order_id: orderId,
          at: new Date(now),
          actor: 'clinic',
          kind: LOT_CORRECTED,
          status_before: 'DONE',
          status_after: 'DONE',
          note: lot,
          staff_id: staff.staffId,
        })
        .execute();
      return true;
    }),
  );
