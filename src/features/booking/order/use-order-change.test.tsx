import { act, renderHook } from '@testing-library/react';
import { useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { refreshOrders } from './refresh-orders';
import { keepChangeInfo, useOrderDrafts } from './store';
import { useOrderChange, useReturnToOrder } from './use-order-change';

jest.mock('@/routes/hooks', () => ({ useRouteState: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), back: jest.fn() } }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('./refresh-orders', () => ({ refreshOrders: jest.fn() }));

const back = jest.spyOn(navigate, 'back').mockResolvedValue('done');
const replace = jest.spyOn(navigate, 'replace').mockResolvedValue('done');

async function change(state: object | undefined, call: () => Promise<unknown>) {
  jest.mocked(useRouteState).mockReturnValue({ state, visit: 1 } as never);
  const { result } = renderHook(() => useOrderChange('o1'));
  let sending: Promise<boolean> | undefined;
  act(() => void (sending = result.current.send(call, '已改约')));
  expect(result.current.busy).toBe(true);
  await act(async () => void (await sending));
  return result.current;
}

beforeEach(() => jest.clearAllMocks());

test('a change that was begun at its order leads back to it', async () => {
  await change({ onTop: true }, () => Promise.resolve());
  expect(back).toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

test('one that a message or a link asked for shows the order as it is now', async () => {
  await change(undefined, () => Promise.resolve());
  expect(replace).toHaveBeenCalledWith('orderDetail', { orderId: 'o1' });
});

test('one that is refused stays where it is, and says why', async () => {
  const { violation } = await change(undefined, () => Promise.reject(new Error('x')));
  expect(violation?.reason).toBe('没有成功');
  expect([back, replace].some(({ mock }) => mock.calls.length > 0)).toBe(false);
  // The order may have been cancelled elsewhere meanwhile.
  expect(refreshOrders).toHaveBeenCalled();
});

test.each([
  ['sent is not offered as a draft again', () => Promise.resolve(), null],
  ['refused can be mended and sent again', () => Promise.reject(new Error('x')), '2026-12-01'],
])('a change that was %s', async (_how, call, day) => {
  keepChangeInfo({ orderId: 'o1', day: '2026-12-01', slot: null });
  const { busy } = await change(undefined, call);
  expect(useOrderDrafts.getState().changeInfo?.day ?? null).toBe(day);
  expect(busy).toBe(false);
});

test('who goes no further comes to the order, and not to the message that asked for the form', () => {
  jest.mocked(useRouteState).mockReturnValue({ state: undefined, visit: 1 } as never);
  void renderHook(() => useReturnToOrder('o1')).result.current();
  expect(replace).toHaveBeenCalledWith('orderDetail', { orderId: 'o1' });
});
