import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { Arrivals } from '@contract/order/arrival-endpoints';
import type { Remedy } from '@contract/subscribe/remedy';
import { arriveWithCode } from '@/features/booking/order/api';
import { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { callPhone } from '@/platform/phone-call';
import { engine } from '@/routes/engine';
import { ArrivalList } from './arrival-list';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));
jest.mock('@/platform/phone-call', () => ({ callPhone: jest.fn() }));
jest.mock('@/platform/scroll', () => ({ scrollPageTo: jest.fn() }));
jest.mock('@/features/booking/order/api', () => ({ arriveWithCode: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({
  useServer: jest.fn(),
  refreshServerData: jest.fn(),
}));

const another = jest.fn();
const refresh = jest.fn(() => Promise.resolve());
const refusal = (msg: string, remedies: readonly Remedy[]) =>
  new ApiError({
    kind: 'server',
    code: CODE.ARRIVAL_CODE,
    msg,
    data: { remedies, alternatives: [] },
  });
const order = (orderId: string, linkmanName: string) =>
  ({
    orderId,
    linkmanName,
    status: 'BOOKED',
    actions: ['scanConfirm'],
    startTime: '09:00',
    endTime: '10:00',
    productName: 'HPV',
    doseLabel: '第1剂',
    depaCode: 'D1',
    arrivalFrom: 0,
  }) as unknown as Arrivals['orders'][number];

function show(data: Arrivals | undefined, error?: ApiError): void {
  jest.mocked(useServer).mockReturnValue({ data, error, refresh } as never);
  render(<ArrivalList title="签到" code="123456" onAnother={another} />);
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => jest.clearAllMocks());

test('who is refused is led to what the provider names first, and to the next best', async () => {
  const view = { kind: 'viewOrder', orderId: 'o9' } as const;
  show(undefined, refusal('下一个预约是明天', [view, { kind: 'refresh' }]));
  const [main, second] = screen.getAllByRole('button').slice(-2);
  expect([main?.textContent, second?.textContent]).toEqual(['查看预约', '换一个码']);
  await act(async () => main && fireEvent.click(main));
  expect(engine.go).toHaveBeenCalledWith('/subscribeDetail?orderId=o9', 'replace', undefined);
  await act(async () => second && fireEvent.click(second));
  expect(another).toHaveBeenCalled();
});

test('a clinic that one may ask is called', async () => {
  show(undefined, refusal('已取消', [{ kind: 'askClinic', phone: '010123' }]));
  await press('拨打门诊电话');
  expect(callPhone).toHaveBeenCalledWith('010123');
});

test('without a connection one can try again with the same code', async () => {
  show(undefined, new ApiError({ kind: 'network', code: '', msg: '网络不通' }));
  await press('重试');
  expect(refresh).toHaveBeenCalled();
});

test('who of a family has not come yet is left out', async () => {
  const family = [order('o1', '小安'), order('o2', '小本')];
  show({ depaCode: 'D1', departmentName: '门诊', orders: family });
  fireEvent.click(screen.getByRole('checkbox', { name: /小本/ }));
  await press('确认签到');
  expect(jest.mocked(arriveWithCode).mock.calls).toEqual([['o1', '123456']]);
});

test('when one of a family is refused, those before are noted and the rest can be tried again', async () => {
  const family = [order('o1', '小安'), order('o2', '小本')];
  show({ depaCode: 'D1', departmentName: '门诊', orders: family });
  jest
    .mocked(arriveWithCode)
    .mockResolvedValueOnce({} as never)
    .mockRejectedValueOnce(refusal('门诊服务台请看一下', [{ kind: 'viewOrder', orderId: 'o2' }]));
  await press(/确认签到/);
  expect(screen.getByRole('alert').textContent).toContain('门诊服务台请看一下');
  expect(refresh).toHaveBeenCalled();
  await press(/查看/);
  expect(engine.go).toHaveBeenCalledWith('/subscribeDetail?orderId=o2', 'replace', undefined);
});
