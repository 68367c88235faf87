import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { session, useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { forgetServerData } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';
import { DeleteAccountPopup } from './delete-account-popup';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const CHECK = 'GET /passport/user/delete/check.do';
const DELETE = 'POST /passport/user/delete.do';
const answers: Record<string, unknown> = {};
const tab = jest.spyOn(navigate, 'tab').mockResolvedValue('done');
const to = jest.spyOn(navigate, 'to').mockResolvedValue('done');
const onClose = jest.fn();

const press = async (name: string): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const show = async (openOrders: number, written = 0, clinicCards = 0): Promise<void> => {
  answers[CHECK] = { openOrders, mobile: '138****0001', written, clinicCards };
  await act(async () => void render(<DeleteAccountPopup open onClose={onClose} />));
};
const calls = () => jest.mocked(request).mock.calls.filter(([name]) => name === DELETE);

beforeEach(async () => {
  jest.clearAllMocks();
  await forgetServerData();
  useSession.setState({ isLogin: true, token: 'T1' });
  answers[DELETE] = null;
  jest.mocked(request).mockImplementation(((name: string) => {
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as never);
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

test('open bookings stand in the way, and are one tap away', async () => {
  await show(2);
  expect(screen.getByText(/还有 2 个未完成的预约/)).toBeTruthy();
  await press('查看预约');
  expect(to).toHaveBeenCalledWith('orderList');
  expect(calls()).toHaveLength(0);
});

test('it takes the code and the tick; then the session is over', async () => {
  await show(0);
  expect(screen.getByText('验证码会发送到 138****0001')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '123456' } });
  await press('注销账号');
  expect(screen.getByText('请先勾选确认')).toBeTruthy();
  expect(calls()).toHaveLength(0);
  fireEvent.click(screen.getByRole('checkbox'));
  await press('注销账号');
  expect(calls()[0]?.[1]).toEqual({ vcode: '123456', posts: 'remove' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(session().isLogin).toBe(false);
  expect(tab).toHaveBeenCalledWith('mine');
});

test('who wrote in the community chooses what becomes of it', async () => {
  await show(0, 3);
  expect(screen.getByText('您在社区发布的 3 条内容')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /一起删除/, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /匿名保留/ }));
  fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('checkbox'));
  await press('注销账号');
  expect(calls()[0]?.[1]).toEqual({ vcode: '123456', posts: 'anonymise' });
});

test('what a clinic has taken on is told before the deletion, and not where there is nothing', async () => {
  await show(0, 0, 1);
  expect(screen.getByText(/不良反应记录会留在门诊/)).toBeTruthy();
});

test('without a card nothing is said of cards', async () => {
  await show(0);
  expect(screen.queryByText(/不良反应/)).toBeNull();
});

test('a missing code and a missing tick are told at once', async () => {
  await show(0);
  await press('注销账号');
  expect(screen.getByText('请先勾选确认')).toBeTruthy();
  expect(screen.getByText('请填写 6 位验证码')).toBeTruthy();
});

test('a refusal stands in the popup, and nobody is signed out', async () => {
  await show(0);
  answers[DELETE] = new ApiError({ kind: 'server', code: CODE.CODE_WRONG, msg: '验证码不正确' });
  fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('checkbox'));
  await press('注销账号');
  expect(screen.getByText('验证码不正确')).toBeTruthy();
  expect(session().isLogin).toBe(true);
});
