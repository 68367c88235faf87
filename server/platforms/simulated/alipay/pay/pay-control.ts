import type { FakeState } from '../state';
import { payTradeNo } from './trades';

/** Where a simulated phone says what its user did in the payment sheet (`my.tradePay`). */
export const PAY_CONTROL = '/simulated/alipay-pay/pay';

/** `resultCode` of `my.tradePay`. */
const RESULT = { paid: '9000', failed: '4000', cancelled: '6001' } as const;

function resultOf(state: FakeState, { tradeNO, press }: Record<string, unknown>): string {
  if (press === 'cancel') return RESULT.cancelled;
  return typeof tradeNO === 'string' && payTradeNo(state, tradeNO) ? RESULT.paid : RESULT.failed;
}

/** `POST {tradeNO, press?: 'pay' | 'cancel'}`: answers `{resultCode}` as the sheet would. */
export function payControl(state: FakeState, body: string): Response {
  try {
    const asked: unknown = JSON.parse(body);
    const fields = typeof asked === 'object' && asked !== null ? asked : {};
    return Response.json({ resultCode: resultOf(state, { ...fields }) });
  } catch {
    return Response.json({ resultCode: RESULT.failed }, { status: 400 });
  }
}
