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
const DONE = { ...ORDER, status: 'DONE', actions: ['correctLot', 'takeBack'] } as DeskOrder;
const onChanged = jest.fn();
/** What each call is answered with; a call beside these is answered with nothing. */
const answer = (answers: Readonly<Record<string, unknown>>): void => {
  jest.mocked(deskRequest).mockImplementation((async (name: string) => {
    const given = answers[name];
    if (given instanceof Error) throw given;
    return given ?? (name === 'GET /desk/uncounted.do' ? [] : null);
  }) as never);
};
const show = (order: DeskOrder) =>
  render(
    <DeskOrderSheet
      order={order}
      lots={[]}
      onClose={jest.fn()}
      onChanged={onChanged}
      onWalkIn={jest.fn()}
      onRecords={jest.fn()}
    />,
  );
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.clearAllMocks();
  answer({});
  forgetDeskDrafts();
});

test('whoever comes second reads who was first, and gets the order as it is now', async () => {
  const msg = '已在 10:03 登记并签到（王护士）';
  answer({
    'POST /desk/arrive.do': new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg }),
    'GET /desk/find.do': THERE,
  });
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
  await act(async () => void show(THERE));
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
  answer({ 'POST /desk/undoArrival.do': ORDER });
  show(THERE);
  await press('登记错了，撤回签到');
  expect(deskRequest).toHaveBeenCalledWith('POST /desk/undoArrival.do', { orderId: 'o1' });
  expect(onChanged).toHaveBeenCalledWith(ORDER, true);
});

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });

describe('a dose that would not count', () => {
  const msg = '按接种程序，今天这一剂不算数：离上一剂太近；还要再打一剂，最早 2026-12-20';
  const warned = new ApiError({ kind: 'server', code: CODE.DOSE_UNCOUNTED, msg });
  const sent = () =>
    jest.mocked(deskRequest).mock.calls.filter(([name]) => name === 'POST /desk/finish.do');

  test('is recorded once the clinic has read why, and decided', async () => {
    answer({ 'POST /desk/finish.do': warned });
    show(THERE);
    type('疫苗批号', 'Y2026');
    await press('完成接种');
    expect(screen.getByText(msg)).toBeTruthy();
    answer({ 'POST /desk/finish.do': DONE });
    await press('仍登记完成接种');
    expect(sent().map(([, input]) => input)).toEqual([
      { orderId: 'o1', lot: 'Y2026', onlyIfCounted: true, onlyIfStocked: true },
      { orderId: 'o1', lot: 'Y2026', onlyIfStocked: true },
    ]);
    expect(onChanged).toHaveBeenCalledWith(DONE, true);
  });

  test('stays unrecorded with its lot where the clinic decides against it', async () => {
    answer({ 'POST /desk/finish.do': warned });
    show(THERE);
    type('疫苗批号', 'Y2026');
    await press('完成接种');
    await press('先不登记');
    expect(sent()).toHaveLength(1);
    expect(onChanged).not.toHaveBeenCalled();
    expect(screen.getByDisplayValue('Y2026')).toBeTruthy();
  });

  test('on record is told with its reason and what follows', async () => {
    const record = { orderId: 'o0', productName: '麻腮风疫苗', doseLabel: '第 1 剂' };
    const days = { day: '2026-08-01', from: '2026-12-20', reason: 'tooYoung' };
    answer({ 'GET /desk/uncounted.do': [{ ...record, ...days }] });
    await act(async () => void show({ ...THERE, orderId: 'o2' }));
    const told = screen.getByText(/麻腮风疫苗 第 1 剂/).textContent;
    expect(told).toContain('打的时候年龄还不够');
    expect(told).toContain('还要再打一剂，最早');
  });
});

describe('another product than was booked', () => {
  const dose = (doseNo: number) => ({ doseNo, label: `第 ${doseNo} 剂` });
  const held = (productId: string, productName: string, vaccineCode: string) => ({
    productId,
    productName,
    maker: '某厂',
    vaccineCode,
    doses: [dose(1), dose(2)],
  });
  const HELD = [held('H1', '重组乙肝疫苗', 'hepb'), held('F2', '四价流感疫苗', 'flu')];
  const sent = () =>
    jest.mocked(deskRequest).mock.calls.filter(([name]) => name === 'POST /desk/finish.do');

  test('is chosen with its dose before it is recorded', async () => {
    answer({ 'GET /desk/heldProducts.do': HELD, 'POST /desk/finish.do': DONE });
    await act(async () => void show({ ...THERE, productId: 'F1' }));
    type('疫苗批号', 'Y2026');
    await press('打的不是预约的疫苗');
    await press('完成接种');
    expect(screen.getByRole('alert').textContent).toContain('请选择实际接种的疫苗和剂次');
    expect(screen.getByText(/费用仍是预约时的/)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: '实际接种的疫苗' }), {
      target: { value: 'F2' },
    });
    await press('完成接种');
    expect(sent()).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: '第 2 剂' })));
    await press('完成接种');
    expect(sent().map(([, input]) => input)).toEqual([
      {
        orderId: 'o1',
        lot: 'Y2026',
        given: { productId: 'F2', doseNo: 2 },
        onlyIfCounted: true,
        onlyIfStocked: true,
      },
    ]);
  });

  test('can be left again for the booked one', async () => {
    answer({ 'GET /desk/heldProducts.do': HELD, 'POST /desk/finish.do': DONE });
    await act(async () => void show(THERE));
    type('疫苗批号', 'Y2026');
    await press('打的不是预约的疫苗');
    await press('还是打预约的疫苗');
    await press('完成接种');
    expect(sent().map(([, input]) => input)).toEqual([
      { orderId: 'o1', lot: 'Y2026', onlyIfCounted: true, onlyIfStocked: true },
    ]);
  });

  test('is told beside what was booked', async () => {
    const done = { ...DONE, productName: '四价流感疫苗', bookedName: '三价流感疫苗 第 1 剂' };
    await act(async () => void show(done));
    expect(screen.getByText('三价流感疫苗 第 1 剂')).toBeTruthy();
  });
});

describe('a dose that was recorded by mistake', () => {
  const EFFECT = {
    order: { ...DONE, productName: '流感疫苗', doseLabel: '第 1 剂' },
    doneAt: 1_000,
    doneBy: '王护士',
    outcomes: ['arrived', 'ended'],
    refundCents: 62_600,
    notified: 1,
    isFollowed: true,
  };
  const start = async (orderId: string, more = {}) => {
    answer({ 'GET /desk/takeBackEffect.do': { ...EFFECT, ...more } });
    await act(async () => void show({ ...DONE, orderId }));
    await press('登记错了，撤回接种记录');
  };
  const choose = (name: RegExp) =>
    act(async () => fireEvent.click(screen.getByRole('radio', { name })));
  const sent = () =>
    jest.mocked(deskRequest).mock.calls.filter(([name]) => name === 'POST /desk/takeBack.do');

  test('asks for a reason, then says whom it concerns and what follows, then is taken back', async () => {
    await start('t1');
    expect(screen.getByText(/王护士/)).toBeTruthy();
    await press('下一步');
    expect(screen.getByRole('alert').textContent).toContain('请选择原因');
    await choose(/登记错了人/);
    await choose(/结束这个预约/);
    await press('下一步');
    const told = screen.getByText(/不再计入 周到诊 的接种计划/).textContent;
    expect(screen.getByText(/撤回 周到诊 的 流感疫苗 第 1 剂/)).toBeTruthy();
    for (const follows of ['凭证作废', '随访不再提醒', '会收到消息', '再为那个人登记'])
      expect(told).toContain(follows);
    expect(sent()).toEqual([]);
    answer({ 'POST /desk/takeBack.do': ORDER });
    await press('撤回这条记录');
    const cause = { reason: 'wrongPerson', note: '' };
    const input = { orderId: 't1', doneAt: 1_000, ...cause, outcome: 'ended' };
    expect(sent()).toEqual([['POST /desk/takeBack.do', input]]);
    expect(onChanged).toHaveBeenCalledWith(ORDER, true);
  });

  test('wants words for a reason that says nothing', async () => {
    await start('t2', { notified: 0, isFollowed: false });
    await choose(/其他/);
    await press('下一步');
    expect(screen.getByRole('alert').textContent).toContain('请写明原因');
    type('说明（会告知预约人，请勿写他人姓名）', '重复登记');
    await press('下一步');
    expect(screen.getByText(/没有账号可以通知/).textContent).not.toContain('随访');
  });

  test('shows why it cannot be taken back, and lets go of it', async () => {
    const msg = '草卡还没有处理完';
    answer({
      'GET /desk/takeBackEffect.do': new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg }),
    });
    await act(async () => void show({ ...DONE, orderId: 't3' }));
    await press('登记错了，撤回接种记录');
    expect(screen.getByText(msg)).toBeTruthy();
    await press('不撤回');
    expect(screen.getByRole('button', { name: '更正批号和详情' })).toBeTruthy();
  });
});
