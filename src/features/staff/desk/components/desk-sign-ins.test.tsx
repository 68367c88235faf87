import { act, fireEvent, render, screen } from '@testing-library/react';
import type { StaffSignIn } from '@contract/desk/sign-in-endpoints';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { setLanguage } from '@/i18n/language';
import { deskRequest } from '../api';
import { deskSession } from '../session';
import { DeskSignIns } from './desk-sign-ins';
import { DeskTools } from './desk-tools';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));

const ask = jest.mocked(deskRequest);
const LINE: StaffSignIn = {
  at: Date.parse('2026-11-23T09:12:00+08:00'),
  name: '王护士',
  login: 'desk-1',
  kind: 'signedIn',
  times: 1,
  network: 'a7Xf',
};

const open = async (answer: readonly StaffSignIn[] | ApiError): Promise<void> => {
  ask.mockImplementation((() =>
    answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)) as never);
  await act(async () => void render(<DeskSignIns onClose={jest.fn()} />));
};

const signIn = (isManager: boolean): void =>
  deskSession.setSession({
    token: 't',
    expiresAt: LINE.at + 3_600_000,
    staff: { name: '王护士', depaCode: 'd', departmentName: '示例门诊', isManager },
  });

beforeEach(() => forgetServerData());
afterEach(() => act(() => setLanguage('zh-CN')));

test('each line says who, when, from which network, and how often', async () => {
  await open([LINE, { ...LINE, kind: 'refused', times: 3, network: '' }]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('王护士（desk-1）');
  expect(first?.textContent).toContain('09:12');
  expect(first?.textContent).toContain('网络 a7Xf');
  expect(first?.textContent).toMatch(/登录$/);
  expect(second?.textContent).toContain('密码不正确 3 次');
  expect(second?.textContent).not.toContain('网络');
});

test('the same in English', async () => {
  act(() => setLanguage('en'));
  await open([{ ...LINE, kind: 'limited', times: 2 }]);
  expect(screen.getByRole('listitem').textContent).toContain('王护士 (desk-1)');
  expect(screen.getByRole('listitem').textContent).toContain(
    'Too many wrong passwords, login paused, 2 times',
  );
});

test('nothing is said to be there', async () => {
  await open([]);
  expect(screen.getByText('近 30 天没有登录记录')).toBeTruthy();
});

test('a failure is said, and can be repeated', async () => {
  await open(new ApiError({ kind: 'server', code: CODE.SERVER, msg: '服务异常' }));
  expect(screen.getByText('登录记录没有加载出来')).toBeTruthy();
  const before = ask.mock.calls.length;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(ask.mock.calls.length).toBe(before + 1);
});

test.each([
  [true, 1],
  [false, 0],
])('the tool is there for a manager only: %p', (isManager, times) => {
  signIn(isManager);
  const onTool = jest.fn();
  render(<DeskTools isToday closed={false} onTool={onTool} />);
  const buttons = screen.queryAllByRole('button', { name: '登录记录' });
  expect(buttons).toHaveLength(times);
  for (const button of buttons) fireEvent.click(button);
  expect(onTool.mock.calls).toEqual(isManager ? [['signIns']] : []);
});
