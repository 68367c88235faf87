import type { PaymentRequest } from '../../../server/platforms/payment/partner';
import type { FakeAlipay } from '../../../server/platforms/simulated/alipay/fake-alipay';
import { payTradeNo, refundedOf } from '../../../server/platforms/simulated/alipay/pay/trades';
import { simulateAlipay } from '../../../server/platforms/simulated/alipay/simulation';
import { simulateWeChatPay } from '../../../server/platforms/simulated/wechat/pay/simulation';
import type { SimulatedWeChatPay } from '../../../server/platforms/simulated/wechat/pay/simulation';
import { SIMULATED } from '../../../server/platforms/wechat/settings';

/**
 * Both payment apps on a person's phone, by the simulated platforms' own journals: they take money while no provider
 * runs, and their callbacks arrive nowhere.
 */
export interface SimulatedPhone {
  readonly wechat: SimulatedWeChatPay;
  readonly alipay: FakeAlipay;
  /** Pays in the app's sheet what the provider answered. @returns whether the sheet says that it is paid */
  pay(request: PaymentRequest | null): Promise<boolean>;
  /** Cents that a payment of ours has brought in, without what was given back. */
  balanceOf(number: string): number;
}

/** @param dataDir the provider's @param now its clock, ms */
export function simulatedPhone(dataDir: string, now = (): number => Date.now()): SimulatedPhone {
  const appIds = [SIMULATED.mini, SIMULATED.web].flatMap((account) => account?.appId ?? []);
  const wechat = simulateWeChatPay(appIds, now, dataDir);
  const alipay = simulateAlipay(now, dataDir);
  alipay.state.pay.deliver = () => Promise.reject(new Error('Nobody answers.'));
  return {
    wechat,
    alipay,
    async pay(request) {
      if (request?.kind === 'alipay') return payTradeNo(alipay.state, request.tradeNO);
      const answer = await wechat.fake.fetch('http://simulated/pay', {
        method: 'POST',
        body: JSON.stringify(request),
      });
      const { errMsg } = (await answer.json()) as { errMsg: string };
      return errMsg === 'requestPayment:ok';
    },
    balanceOf(number) {
      const order = wechat.fake.state.orders.all().find((one) => one.number === number);
      const trade = alipay.state.pay.trades.get(number);
      const back = (order?.refunds ?? []).reduce(
        (sum, { cents, status }) => sum + (status === 'SUCCESS' ? cents : 0),
        0,
      );
      return (
        (order?.paid ? order.cents - back : 0) +
        (trade && trade.paidAt !== null ? trade.cents - refundedOf(trade) : 0)
      );
    },
  };
}
