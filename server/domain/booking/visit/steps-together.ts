import { compareText } from '@contract/text/order-rules';
import type { Db } from '../../../db/database';
import { repeatAborted } from '../../../db/statement';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import type { BookingServices } from '../submission/services';
import { paidOrder, refundValues } from '../order/refund';
import { BEGIN_REFUND } from '../order/refund-statements';
import { stepRefusal, transitionValues } from '../order/step';
import type { StepRequest } from '../order/step';
import { TRANSITION } from '../order/transition-statement';
import type { TransitionRow } from '../order/transition-statement';

/** A step of one order of several that are taken together. */
export type StepTogether = StepRequest & { readonly name: 'cancel' | 'arrive' | 'arriveLate' };

/** A step that its order did not allow (any more): nothing of the others may be kept. */
class StepBroken extends Error {
  constructor(readonly step: StepTogether) {
    super(`The order ${step.orderId} did not allow the step.`);
  }
}

/** The orders' slots; a step finds its slot before it locks it. */
const slotsOf = async (trx: Db, orderIds: readonly string[]): Promise<string> => {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'slot_id'])
    .where('id', 'in', orderIds)
    .orderBy('id')
    .execute();
  return rows.map(({ id, slot_id: slotId }) => `${id} ${slotId}`).join(',');
};

/** Locks the slots of orders in id order, as every statement with several slots does. @returns whether none moved meanwhile */
async function lockSlots(trx: Db, orderIds: readonly string[]): Promise<boolean> {
  const before = await slotsOf(trx, orderIds);
  await trx
    .selectFrom('slots')
    .select('id')
    .where('id', 'in', trx.selectFrom('orders').select('slot_id').where('id', 'in', orderIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return (await slotsOf(trx, orderIds)) === before;
}

/** One step within the transaction. @returns the slot that it freed, or null. @throws StepBroken */
async function takeOne(trx: Db, step: StepTogether): Promise<TransitionRow | null> {
  const { name, orderId } = step;
  if (name === 'cancel') {
    const row = await paidOrder(trx, orderId);
    if (!row) throw new StepBroken(step);
    if (row.paid_cents > 0) {
      const request = { ...step, from: LIFECYCLE.refund.from };
      const values = refundValues(row, request, step.refundDelay ?? 0);
      const begun = await trx.executeQuery(BEGIN_REFUND.query<{ id: string }>(values));
      if (begun.rows.length === 0) throw new StepBroken(step);
      return null;
    }
  }
  const taken = await trx.executeQuery(TRANSITION.query<TransitionRow>(transitionValues(step)));
  const [moved] = taken.rows;
  if (!moved) throw new StepBroken(step);
  return LIFECYCLE[name].capacity === 'back' ? moved : null;
}

const TRIES = 3;

async function attempt(db: Db, steps: readonly StepTogether[]): Promise<TransitionRow[] | null> {
  const orderIds = steps.map(({ orderId }) => orderId);
  return db.transaction().execute(async (trx) => {
    if (!(await lockSlots(trx, orderIds))) return null;
    const freed: TransitionRow[] = [];
    // One after another in one order, so that two that take the same steps cannot wait for each other.
    for (const step of [...steps].sort((a, b) => compareText(a.orderId, b.orderId))) {
      const slot = await takeOne(trx, step);
      if (slot) freed.push(slot);
    }
    return freed;
  });
}

/**
 * Takes a step of each of several orders in one transaction, all or none; for prepaid ones that are cancelled the refund begins.
 * @param check called before each try, to refuse by what is the case then
 * @throws DomainError 4004 or 20007 for the first order whose state does not allow it; nothing was changed
 */
export async function takeStepsTogether(
  services: BookingServices,
  db: Db,
  steps: readonly StepTogether[],
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let broken: StepTogether | undefined = steps[0];
  for (let tried = 0; tried < TRIES; tried += 1) {
    await check();
    try {
      const freed = await repeatAborted(() => attempt(db, steps));
      if (freed === null) continue;
      for (const { slot_id: slotId, depa_code: depaCode } of freed) {
        services.engine.freed(slotId);
        services.availability.count({ depaCode, slotId }, 1);
      }
      return;
    } catch (error) {
      // Its owner may just have paid for it or moved it: what it is now is looked at again.
      if (!(error instanceof StepBroken)) throw error;
      broken = error.step;
    }
  }
  if (broken) throw await stepRefusal(db, broken);
}
