import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import type { Handler } from '../../http/route';
import { nearestTimes } from '../../domain/booking/visit/free-for-visit';
import { judgedMoves, movableOrders } from '../../domain/booking/visit/movable-orders';
import type { JudgedMove } from '../../domain/booking/visit/judge-move';
import { moveVisit } from '../../domain/booking/visit/move-visit';
import { seatsOf } from '../../domain/booking/visit/own-seats';
import { checkedAnew } from '../../domain/booking/refusal/history-changed';
import { refused, refusedSlot } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { BookingFailure } from '../../domain/booking/submission/booking';
import { readClock } from '../../shared/slots/clock-reading';
import { publicReason, slotUnavailability } from '../../shared/slots/slot-state';

type Name = 'POST /order/subscribe/changeVisit.do';
type Moves = ParsedInputOf<Name>['moves'];

/** Why the slots do not take the visit now; full where that is no longer to be seen. */
async function slotFailure(
  services: BookingServices,
  judged: readonly JudgedMove[],
  now: number,
): Promise<BookingFailure> {
  const own = seatsOf(judged.map(({ order }) => order));
  for (const [slotId, people] of seatsOf(judged.map((one) => ({ slot_id: one.slotId })))) {
    const wanted = people - (own.get(slotId) ?? 0);
    if (wanted <= 0) continue;
    const why = slotUnavailability(await services.slotNow(slotId), readClock(now), wanted);
    if (why) return publicReason(why);
  }
  const wanted = judged.map(({ order, slotId }) => ({ slotId, productId: order.product_id }));
  const orderIds = judged.map(({ order }) => order.id);
  const short = await services.shortProduct(wanted, { orderIds });
  return { kind: short === null ? 'full' : 'noDoses' };
}

/** Persons' turns, those of one person one after another. */
function turnsOf(judged: readonly JudgedMove[]): Map<string, number> {
  const turns = new Map<string, number>();
  const last = new Map<string, number>();
  for (const { order, recipient } of judged) {
    const turn = (last.get(recipient.personKey) ?? recipient.turn) + 1;
    last.set(recipient.personKey, turn);
    turns.set(order.id, turn);
  }
  return turns;
}

/**
 * Moves orders of one visit to other times of one day at their clinic, all or none; each keeps its id, and its place until the new one
 * is taken. Choosing the present times changes nothing and does not count as a change.
 */
export function changeVisitHandler(services: BookingServices, db: Db): Handler<Name> {
  const change = async (moves: Moves, context: UserContext) => {
    const { userId, caregiver, now } = context;
    const actedBy = caregiver?.userId ?? null;
    const at = readClock(now);
    const orders = await movableOrders(db, moves, context);
    const orderIds = orders.map(({ id }) => id);
    if (orders.every((order, index) => order.slot_id === moves[index]?.slotId)) return { orderIds };

    const judged = await judgedMoves(services, db, { orders, moves }, context);
    const [first] = judged;
    const around = first?.slot ?? { day: at.today, startTime: at.clock };
    const visits = () => nearestTimes(services, orders, around, at, userId);
    const slots = judged.map(({ slot }) => slot);
    if (!isOneVisit(slots) || slots.some(({ day }) => day !== around.day))
      throw refused(CODE.NOT_ONE_VISIT, { visits: await visits() });
    const turns = turnsOf(judged);
    const wished = judged.map(({ order, slotId }) => {
      return { orderId: order.id, slotId, personTurn: turns.get(order.id) ?? 0 };
    });
    if (!(await moveVisit(services, wished, { userId, actedBy, now }))) {
      await movableOrders(db, moves, context);
      const why = await slotFailure(services, judged, now);
      throw refusedSlot(why, [], { visits: await visits() });
    }
    return { orderIds };
  };
  return ({ moves }, context) => checkedAnew(() => change(moves, context));
}
