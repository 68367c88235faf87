import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { WalkInProduct } from '@contract/desk/endpoints';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { deskRequest } from '../api';
import { forgetDeskDrafts, keepDeskDraft } from '../use-desk-draft';
import { EMPTY_WALK_IN, WALK_IN_DRAFT } from '../walk-in-rules';
import { DeskWalkIn } from './desk-walk-in';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
let keys = 0;
jest.mock('@/platform/secure-random/ids', () => ({
  uuid: () => Promise.resolve(String((keys += 1)).padStart(32, '0')),
}));

const PRODUCT: WalkInProduct = {
  productId: 'P1',
  productName: 'HPV',
  doses: [{ doseNo: 1, label: '第1剂' }],
  slots: [{ slotId: 7, startTime: '09:00', endTime: '10:00', left: 2 }],
};
const TYPED = {
  ...EMPTY_WALK_IN,
  productId: 'P1',
  slotId: 7,
  name: '郑路过',
  documentNumber: '11010519491231002X',
};
const FOUND = { orderId: 'o1', reference: 'ABCD-EFGH' } as DeskOrder;
const onOrder = jest.fn();

async function open(answer: (name: string) => Promise<unknown>): Promise<() => void> {
  jest
    .mocked(deskRequest)
    .mockImplementation(((name: string) =>
      name.startsWith('GET /desk/walkIn') ? Promise.resolve([PRODUCT]) : answer(name)) as never);
  const view = render(<DeskWalkIn today="2026-11-21" onClose={jest.fn()} onOrder={onOrder} />);
  await act(async () => undefined);
  return view.unmount;
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const sent = () =>
  jest
    .mocked(deskRequest)
    .mock.calls.flatMap(([name, input]) =>
      String(name).startsWith('POST') ? [(input as { idempotencyKey: string }).idempotencyKey] : [],
    );

beforeEach(() => {
  jest.clearAllMocks();
  forgetDeskDrafts();
});

test('a choice that is missing is asked to be chosen, at its field', async () => {
  await open(() => Promise.reject(new Error('not to be called')));
  await press('登记并签到');
  expect(screen.getAllByText('请选择疫苗')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

test('a sheet that is closed by a slip loses nothing, and says that this is from before', async () => {
  keepDeskDraft(WALK_IN_DRAFT, TYPED);
  const close = await open(() => new Promise(() => undefined));
  expect(screen.getByDisplayValue('郑路过')).toBeTruthy();
  close();
  await open(() => new Promise(() => undefined));
  expect(screen.getByDisplayValue('郑路过')).toBeTruthy();
  await press('清空重填');
  expect(screen.queryByDisplayValue('郑路过')).toBeNull();
});

test('after an answer that was lost the next press is for the same order', async () => {
  keepDeskDraft(WALK_IN_DRAFT, TYPED);
  await open(() => Promise.reject(new ApiError({ kind: 'network', code: '', msg: '网络不通' })));
  await press('登记并签到');
  await press('登记并签到');
  const [first, second] = sent();
  expect(first).toHaveLength(32);
  expect(second).toBe(first);
});

test('what is entered for the next person after an answer that was lost is another order', async () => {
  keepDeskDraft(WALK_IN_DRAFT, TYPED);
  await open(() => Promise.reject(new ApiError({ kind: 'network', code: '', msg: '网络不通' })));
  await press('登记并签到');
  fireEvent.input(screen.getByDisplayValue('郑路过'), {
    target: { value: '王下一位' },
    detail: { value: '王下一位' },
  });
  await press('登记并签到');
  const [first, second] = sent();
  expect(second).toHaveLength(32);
  expect(second).not.toBe(first);
});

test('a time of yesterday in a draft is said to be over at its field, until another is chosen', async () => {
  keepDeskDraft(WALK_IN_DRAFT, { ...TYPED, slotId: 3 });
  await open(() => Promise.resolve(FOUND));
  const over = '之前选的时段已经过了或停诊，请重新选择';
  expect(screen.getByText(over)).toBeTruthy();
  await press('登记并签到');
  expect(sent()).toEqual([]);
  fireEvent.input(screen.getByDisplayValue('郑路过'), {
    target: { value: '郑过路' },
    detail: { value: '郑过路' },
  });
  expect(screen.getByText(over)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '09:00' })));
  expect(screen.queryByText(over)).toBeNull();
  await press('登记并签到');
  expect(sent()).toHaveLength(1);
});

test('a vaccine in a draft that cannot be registered any more is asked for again', async () => {
  keepDeskDraft(WALK_IN_DRAFT, { ...TYPED, productId: 'P0' });
  await open(() => Promise.resolve(FOUND));
  expect(screen.getByText('之前选的疫苗现在不能登记，请重新选择')).toBeTruthy();
  await press('登记并签到');
  expect(sent()).toEqual([]);
});

test('an appointment that is in the way is opened from there', async () => {
  keepDeskDraft(WALK_IN_DRAFT, TYPED);
  const msg = '这位接种人在本门诊已约这一剂';
  const data = { reference: FOUND.reference };
  await open((name) =>
    name.startsWith('POST')
      ? Promise.reject(new ApiError({ kind: 'server', code: CODE.DUPLICATE_ORDER, msg, data }))
      : Promise.resolve(FOUND),
  );
  await press('登记并签到');
  await press('打开这个预约');
  expect(onOrder).toHaveBeenCalledWith(FOUND);
});
