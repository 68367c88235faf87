import { act, render, screen } from '@testing-library/react';
import type { OrderAction } from '@contract/order/status-rules';
import { navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import { removeOrder, retryRefund } from './api';
import { useOrderActions } from './use-order-actions';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), back: jest.fn() } }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('./refresh-orders', () => ({ refreshOrders: jest.fn() }));
jest.mock('./api', () => ({ removeOrder: jest.fn(), retryRefund: jest.fn() }));

const back = jest.spyOn(navigate, 'back').mockResolvedValue('done');

function Actions({ action }: { readonly action: OrderAction }) {
  const { run, violation, dialogs } = useOrderActions({
    orderId: 'o1',
    productId: 'p1',
    depaCode: 'c1',
  });
  return (
    <>
      <button onClick={() => run(action)}>run</button>
      <p>{violation?.reason}</p>
      {dialogs}
    </>
  );
}

const press = (name: string) => act(async () => screen.getByText(name).click());

beforeEach(() => jest.clearAllMocks());

test.each([
  ['先不删', 0],
  ['删除记录', 1],
])('an order is removed only by who confirms it: %s', async (answer, times) => {
  render(<Actions action="remove" />);
  await press('run');
  expect(removeOrder).not.toHaveBeenCalled();
  await press(answer);
  expect(removeOrder).toHaveBeenCalledTimes(times);
  expect(back).toHaveBeenCalledTimes(times);
});

test.each([
  ['paid', '', 1],
  ['failed', '退款还是没有成功，请打电话给门诊', 0],
  ['paying', '', 1],
] as const)('a refund tried again that is %s then says so', async (state, reason, toasts) => {
  jest.mocked(retryRefund).mockResolvedValue({ refund: { state } } as never);
  render(<Actions action="retryRefund" />);
  await press('run');
  expect(screen.queryByText(reason || 'no reason')?.textContent ?? '').toBe(reason);
  expect(showToast).toHaveBeenCalledTimes(toasts);
});
