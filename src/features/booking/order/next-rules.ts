import { observationAt } from '@contract/order/observation-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderMessageKey } from './messages';
import { STATUS_TABLE } from './status-table';
import { isClosedByClinic } from './timeline-rules';

/**
 * What happens next with an order, in one sentence: that of its status, unless the clinic has closed its slot or the
 * thirty minutes of observation are over.
 * @param now ms
 */
export function nextOf(
  order: Pick<OrderDetail, 'status' | 'timeline'>,
  now: number,
): OrderMessageKey {
  const { status, timeline } = order;
  if (isClosedByClinic(order)) return 'nextClosed';
  // A dose that was taken back and recorded again counts from then.
  const [done] = timeline.filter(({ kind }) => kind === 'done').slice(-1);
  if (status === 'DONE' && done && observationAt(done.at, now).left === 0) return 'nextDoneLater';
  return STATUS_TABLE[status].next;
}
