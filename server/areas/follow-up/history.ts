import type { DataOf } from '@contract/endpoints';
import type { Deps } from '../../deps';
import { answeredOrders } from '../../domain/aftercare/follow-up/answered-orders';
import { answerCard, answersOf } from '../../domain/aftercare/follow-up/answers';
import type { FiguresCache } from '../../domain/aftercare/follow-up/figures';
import { doseOf } from '../../domain/booking/order/family-orders';
import { fileAddress } from '../../shared/uploads/file-address';
import type { UserContext } from '../../http/context';
import { inLanguage } from '../../kernel/language';

/** A family member's answers by vaccination, with what others noticed after the same vaccines. */
export async function showHistory(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  figuresOf: FiguresCache,
  linkmanId: string,
  { userId, language, now }: UserContext,
): Promise<DataOf<'GET /order/followUp/history.do'>> {
  const orders = await answeredOrders(db, userId, linkmanId);
  const answers = await answersOf(
    db,
    orders.map(({ id }) => id),
    userId,
  );
  const products = [...new Set(orders.map(({ product_id }) => product_id))];
  const figures = await Promise.all(products.map((id) => figuresOf(id, language)));
  return {
    visits: orders.map((order) => {
      const label = doseOf(order.doses, order.dose_no);
      return {
        orderId: order.id,
        day: order.day,
        productName: inLanguage(order.short_name, language),
        doseLabel: label ? inLanguage(label, language) : '',
        answers: answers
          .filter((each) => each.order_id === order.id)
          .map((each) => answerCard(each, (id) => fileAddress(personKey, id, now))),
      };
    }),
    figures: figures.filter((each) => each !== null),
  };
}
