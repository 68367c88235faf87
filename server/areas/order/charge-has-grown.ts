import { CODE } from '@contract/errors';
import { moneyText } from '@contract/money/money-text-rules';
import type { DomainError } from '../../http/domain-error';
import { refused } from '../../domain/booking/refusal/refuse';

/**
 * A cancellation charges more than its owner was told: they decide again.
 * @param cents charged now @param orderId where it is one appointment's
 */
export const chargeHasGrown = (cents: number, orderId?: string): DomainError =>
  refused(CODE.ORDER_STATE, {
    ...(orderId === undefined ? {} : { orderId }),
    message: {
      zh: `免费取消的时间刚刚过去，现在取消会扣 ${moneyText(cents)}，还没有取消。请再看一遍后决定`,
      en: `The time to cancel free of charge has just passed. Cancelling now keeps ${moneyText(cents)}. Nothing is cancelled yet. Please decide again.`,
    },
  });
