import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { DomainError } from '../../../http/domain-error';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { allows } from '../../../shared/lifecycle/lifecycle';
import { stateOf } from '../order/order-row';
import { stepRefusal } from '../order/step';
import { refusedFor } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';
import { judgeMove } from './judge-move';
import type { JudgedMove } from './judge-move';
import { ordersOfVisit } from './own-visit';
import type { OrderOfVisit, Orders } from './own-visit';

/** Where each order of a visit is to be. */
export type Moves = readonly { readonly orderId: string; readonly slotId: number }[];

/** Whom a refusal is about; of a person with several doses, also which of them. */
function personOf(order: OrderOfVisit, orders: Orders, language: Language) {
  const { linkman_id: linkmanId, linkman_name: name, product_id: productId } = order;
  const own = orders.filter((other) => other.linkman_id === linkmanId);
  const product = { productId, name: inLanguage(order.product_name, language) };
  return { linkmanId, name, ...(own.length > 1 && { product }) };
}

/** The visit's orders before the change. @throws DomainError where the state of one of them does not allow it, naming person and dose */
export async function movableOrders(
  db: Db,
  moves: Moves,
  { userId, now, language }: UserContext,
): Promise<Orders> {
  const orderIds = moves.map(({ orderId }) => orderId);
  const orders = await ordersOfVisit(db, userId, orderIds);
  for (const order of orders) {
    if (allows('update', stateOf(order), 'user', now)) continue;
    const step = { name: 'update', orderId: order.id, actor: 'user', userId, now } as const;
    const refusal = await stepRefusal(db, step);
    throw orders.length > 1 ? refusedFor(personOf(order, orders, language), refusal) : refusal;
  }
  return orders;
}

/**
 * All orders' moves, judged.
 * @param depaCode the clinic of their slots; undefined: that of the orders
 * @throws DomainError with the first violation, naming person and dose
 */
export async function judgedMoves(
  services: BookingServices,
  db: Db,
  { orders, moves, depaCode }: { orders: Orders; moves: Moves; depaCode?: string },
  context: UserContext,
): Promise<JudgedMove[]> {
  const days = new Map<string, string>();
  for (const { orderId, slotId } of moves) {
    const slot = await services.slots.get(slotId);
    if (slot) days.set(orderId, slot.day);
  }
  const judged: JudgedMove[] = [];
  for (const [index, order] of orders.entries()) {
    const slotId = moves[index]?.slotId ?? order.slot_id;
    try {
      judged.push(await judgeMove(services, db, { order, slotId, depaCode }, days, context));
    } catch (error) {
      if (!(error instanceof DomainError) || orders.length === 1) throw error;
      throw refusedFor(personOf(order, orders, context.language), error);
    }
  }
  return judged;
}
