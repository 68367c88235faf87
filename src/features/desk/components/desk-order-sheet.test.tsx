import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DeskOrder } from '@contract/desk/desk-order';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { serverToday } from '@/http/server-clock';
import { deskRequest } from '../api';
import { forgetDeskDrafts } from '../use-desk-draft';
import { DeskOrderSheet } from './desk-order-sheet';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const ORDER = {
  orderId: 'o1',
  reference: 'ABCD-EFGH',
  status: 'BOOKED',
  actions: ['arrive', 'cancel'],
  personName: '周到诊',
  birthday: '1990-01-01',
  day: serverToday(),
  startTime: '09:00',
  endTime: '10:00',
} as unknown as DeskOrder;
const THERE = {
  ...ORDER,
  status: 'ARRIVED',
  actions: ['finish', 'undoArrival', 'cancel'],
} as DeskOrder;
const onChanged = jest.fn();
const show = (order: DeskOrder) =>
  render(
    <DeskOrderSheet
      order={order}
      lots={[]}
      onClose={jest.fn()}
      onChanged={onChanged}
      onWalkIn={jest.fn()}
    />,
  );
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.clearAllMocks();
  forgetDeskDrafts();
});

test('whoever comes second reads who was first, and gets the order as it is now', async () => {
  const msg = '已在 10:03 登记并签到（王护士）';
  jest
    .mocked(deskRequest)
    .mockRejectedValueOnce(new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg }))
    .mockResolvedValueOnce(THERE as never);
  show(ORDER);
  await press('签到');
  expect(screen.getByRole('alert').textContent).toContain(msg);
  expect(onChanged).toHaveBeenCalledWith(THERE, false);
});

test('a lot that is typed outlives its sheet', async () => {
  const { unmount } = show(THERE);
  fireEvent.input(screen.getByRole('textbox', { name: '疫苗批号' }), {
    target: { value: 'Y2026' },
  });
  unmount();
  show(THERE);
  expect(screen.getByDisplayValue('Y2026')).toBeTruthy();
});

test('who is there and cannot be vaccinated today is let go with a reason, or kept after all', async () => {
  show(THERE);
  await press('今天不接种，取消预约');
  expect(screen.queryByRole('button', { name: '完成接种' })).toBeNull();
  await press('今天不接种，取消预约');
  expect(screen.getByRole('alert').textContent).toContain('请填写原因');
  await press('不取消了');
  expect(screen.getByRole('button', { name: '完成接种' })).toBeTruthy();
});

test('an arrival that was entered for the wrong person is taken back in one step', async () => {
  jest.mocked(deskRequest).mockResolvedValueOnce(ORDER as never);
  show(THERE);
  await press('登记错了，撤回签到');
  expect(deskRequest).toHaveBeenCalledWith('POST /desk/undoArrival.do', { orderId: 'o1' });
  expect(onChanged).toHaveBeenCalledWith(ORDER, true);
});
