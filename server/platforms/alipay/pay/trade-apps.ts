import type { AlipayGateway } from '../gateway';
import type { AlipayMethod } from '../calls';
import type { Parameters } from '../request';
import { hasSubCode, NO_TRADE } from './trade-error';

/** The applications that take payments: one or two, the same merchant's. */
export type TradeApps = readonly [AlipayGateway, ...AlipayGateway[]];

/**
 * Makes a call about a trade through each application until one knows the trade, as it is not published whether an
 * application sees the other's trades.
 * @throws AlipayError, AlipayUndecided; `ACQ.TRADE_NOT_EXIST` where no application knows it
 */
export async function callAboutTrade(
  [first, ...others]: TradeApps,
  method: AlipayMethod,
  parameters: Parameters,
): Promise<Parameters> {
  try {
    return await first.call(method, parameters);
  } catch (error) {
    const [next, ...rest] = others;
    if (!next || !hasSubCode(error, NO_TRADE)) throw error;
    return callAboutTrade([next, ...rest], method, parameters);
  }
}
