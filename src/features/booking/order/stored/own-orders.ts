import type { OrderCard, OrderDetail } from '@contract/order/endpoints';
import { compareText } from '@contract/text/order-rules';
import { ownAnswer, ownOf, withOwnStored } from '@/http/own/own-answers';
import { isOpenOrder } from '@/http/own/own-rules';
import { request } from '@/http/request';
import { retainOwn } from '@/storage/own-records';

const DETAIL = 'GET /order/subscribe/clientDetail.do';
/** Most orders that one list asks for: the nearest visits are needed first. */
const FETCHED = 5;

/** The own orders stored on the device, as a list shows them, the nearest visit first. */
export interface StoredOrders {
  readonly list: readonly OrderDetail[];
  /** When the oldest of them arrived, ms; undefined without any. */
  readonly asOf: number | undefined;
}

const time = ({ day, startTime }: Pick<OrderCard, 'day' | 'startTime'>): string =>
  `${day} ${startTime}`;
const byTime = (a: OrderCard, b: OrderCard): number => compareText(time(a), time(b));

/** Orders that are readable without a network. */
export function storedOrders(): StoredOrders {
  const records = ownOf<OrderDetail>('order');
  const list = records.map(({ data }) => data).sort(byTime);
  return {
    list,
    asOf: records.length > 0 ? Math.min(...records.map(({ at }) => at)) : undefined,
  };
}

/** The stored order whose visit is next, from `today` (`YYYY-MM-DD`) on, and when it arrived, ms. */
export function nextStored(today: string): { order: OrderDetail; at: number } | undefined {
  const order = storedOrders().list.find(({ day }) => day >= today);
  const record = order && ownAnswer(DETAIL, { orderId: order.orderId });
  return record && { order: record.data, at: record.at };
}

/** Whether a stored order agrees with what a list says about it. */
function isCurrent(card: OrderCard): boolean {
  const stored = ownAnswer(DETAIL, { orderId: card.orderId })?.data;
  return !!stored && stored.status === card.status && time(stored) === time(card);
}

/**
 * Brings the stored orders up to date with a list of the provider: removes those whose visit is no longer to come, and
 * asks for the details of those that are missing or were changed, so that their codes can be shown without a network.
 * @param isAll the list is complete: an order that it lacks does not exist any more
 */
export async function followOrders(cards: readonly OrderCard[], isAll: boolean): Promise<void> {
  const named = new Map(cards.map((card) => [card.orderId, card]));
  retainOwn('order', (orderId) => {
    const card = named.get(orderId);
    return card ? isOpenOrder(card) : !isAll;
  });
  const missing = cards.filter((card) => isOpenOrder(card) && !isCurrent(card)).sort(byTime);
  for (const { orderId } of missing.slice(0, FETCHED)) {
    const quiet = { neverCancel: true, failure: 'background' } as const;
    try {
      await withOwnStored(DETAIL, { orderId }, () => request(DETAIL, { orderId }, quiet));
    } catch {
      // The next list asks again.
      return;
    }
  }
}
