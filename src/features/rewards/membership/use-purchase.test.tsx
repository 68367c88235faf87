import { act, renderHook } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { MemberInfo } from '@contract/member/endpoints';
import type { MemberPlan } from '@contract/member/member-rules';
import { ApiError } from '@/http/failure/api-error';
import { buyPlan, openPurchase } from './api';
import { usePurchase } from './use-purchase';

jest.mock('./api', () => ({
  askPurchase: jest.fn().mockResolvedValue(null),
  buyPlan: jest.fn(),
  openPurchase: jest.fn(),
  refreshMembership: jest.fn(),
}));
jest.mock('@/platform/lifecycle', () => ({ onAppShow: jest.fn(() => () => undefined) }));
jest.mock('@/platform/payment', () => ({ requestPayment: jest.fn().mockResolvedValue('paid') }));

const ATTEMPT = {
  number: 'P1',
  method: 'alipay-mini',
  state: 'pending',
  cents: 990,
  expiresAt: 0,
} as const;

type Purchase = NonNullable<MemberInfo['purchase']>;
const showing = (shown: Pick<Purchase, 'purchaseId' | 'state'> | null, cents = 990): MemberInfo =>
  ({
    sale: {
      plans: [
        { plan: 'month', days: 30, cents: 990, buyable: true },
        { plan: 'year', days: 365, cents: 9900, buyable: true },
      ],
      methods: ['alipay-mini'],
      simulated: true,
    },
    purchase: shown && { ...shown, plan: 'month', days: 30, cents, attempt: ATTEMPT },
  }) as unknown as MemberInfo;

const OPEN = { purchaseId: 'm1', state: 'open' } as const;

/** The page; `pay` presses the button, `show` has it show something else. */
function page(first: MemberInfo, firstPlan: MemberPlan = 'month') {
  const { result, rerender } = renderHook(
    ({ info, plan }: { info: MemberInfo; plan: MemberPlan }) =>
      usePurchase(info, plan, ['alipay-mini']),
    { initialProps: { info: first, plan: firstPlan } },
  );
  return {
    pay: () => act(async () => result.current.pay('alipay-mini')),
    show: (info: MemberInfo, plan: MemberPlan = 'month') => act(() => rerender({ info, plan })),
  };
}
const paidIds = () => jest.mocked(openPurchase).mock.calls.map(([id]) => id);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(buyPlan).mockResolvedValueOnce('b1').mockResolvedValueOnce('b2');
  jest
    .mocked(openPurchase)
    .mockResolvedValue({ ...ATTEMPT, request: { kind: 'alipay', tradeNO: 't1' } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(buyPlan).mockReset();
});

test('a purchase that is shown as open is paid, not bought again: it may be paid already', async () => {
  const { pay } = page(showing(OPEN));
  await pay();
  expect(buyPlan).not.toHaveBeenCalled();
  expect(paidIds()).toEqual(['m1']);
});

test('a second tap before the page shows the purchase pays the same one', async () => {
  const { pay, show } = page(showing(null));
  await pay();
  await pay();
  show(showing({ purchaseId: 'b1', state: 'open' }));
  await pay();
  expect(buyPlan).toHaveBeenCalledTimes(1);
  expect(paidIds()).toEqual(['b1', 'b1', 'b1']);
});

test('once the page shows that it is paid, another one is bought', async () => {
  const { pay, show } = page(showing(null));
  await pay();
  show(showing({ purchaseId: 'b1', state: 'paid' }));
  await pay();
  expect(paidIds()).toEqual(['b1', 'b2']);
});

test.each([
  ['another plan', showing(OPEN), 'year'],
  ['another price than is shown', showing(OPEN, 880), 'month'],
  ['nothing under way', showing({ purchaseId: 'm1', state: 'replaced' }), 'month'],
] as const)('%s: bought', async (_what, info, plan) => {
  const { pay } = page(info, plan);
  await pay();
  expect(buyPlan).toHaveBeenCalledWith(plan);
  expect(paidIds()).toEqual(['b1']);
});

test('one that can no longer be paid is replaced at the next tap', async () => {
  const over = new ApiError({ kind: 'server', code: CODE.MEMBER_PURCHASE_OVER, msg: 'over' });
  jest.mocked(openPurchase).mockRejectedValueOnce(over);
  const { pay } = page(showing(OPEN));
  await pay();
  expect(buyPlan).not.toHaveBeenCalled();
  await pay();
  expect(paidIds()).toEqual(['m1', 'b1']);
});

test('one whose answer is lost is paid again at the next tap', async () => {
  jest.mocked(openPurchase).mockRejectedValueOnce(new ApiError({ kind: 'network', msg: 'lost' }));
  const { pay } = page(showing(null));
  await pay();
  await pay();
  expect(paidIds()).toEqual(['b1', 'b1']);
});
