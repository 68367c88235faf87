import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from '@/routes/navigate';
import { forgetHandOver } from '../hand-over-marker';
import { signInByHost } from '../host-account';
import { signOut, useSession } from '@/shared/session/session-store';
import { HandOver } from './hand-over';
import type { HandOverProps } from './hand-over';

jest.mock('../host-account', () => ({ signInByHost: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const replace = jest.spyOn(navigate, 'replace').mockResolvedValue('done');
const toPath = jest.spyOn(navigate, 'toPath').mockResolvedValue('done');
const props: HandOverProps = {
  route: 'syncLogin',
  platform: 'wx',
  suits: true,
  path: '/subscribe?vaccId=3',
};
const userInfo = (mobile: string) =>
  ({ id: 'U1', mobile, nickName: '', regionCode: '', memberStatus: 0 }) as never;
const show = (change: Partial<HandOverProps> = {}) =>
  act(async () => void render(<HandOver {...props} {...change} />));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(signInByHost).mockResolvedValue('left');
  forgetHandOver('wx');
  signOut('user');
});

test('a visitor is sent to the platform, and comes back to this page', async () => {
  await show();
  expect(signInByHost).toHaveBeenCalledWith('wx', '/syncLogin');
  expect(screen.getByText('正在为您登录')).toBeTruthy();
});

test('who comes back without a sign-in is not sent away again, but asked', async () => {
  await show();
  jest.mocked(signInByHost).mockClear();
  document.body.innerHTML = '';
  await show();
  expect(signInByHost).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '用短信验证码登录' }));
  expect(replace).toHaveBeenCalledWith(
    'login',
    expect.objectContaining({ redirect: '/subscribe?vaccId=3' }),
  );
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(signInByHost).toHaveBeenCalledTimes(1);
});

test('whoever is signed in goes on to the place that was asked for', async () => {
  useSession.setState({ isLogin: true, userInfo: userInfo('138****0001') });
  await show();
  expect(toPath).toHaveBeenCalledWith('/subscribe?vaccId=3', 'replace');
  expect(signInByHost).not.toHaveBeenCalled();
});

test('an account without a mobile binds one on the way', async () => {
  useSession.setState({ isLogin: true, userInfo: userInfo('') });
  await show();
  expect(replace).toHaveBeenCalledWith(
    'bindMobile',
    expect.objectContaining({ redirect: '/subscribe?vaccId=3' }),
  );
});

test('where the platform cannot be asked, our own login takes over', async () => {
  await show({ suits: false });
  expect(signInByHost).not.toHaveBeenCalled();
  expect(replace).toHaveBeenCalledWith('login', expect.anything());
});

test('a platform that gives nothing leads to the other ways', async () => {
  jest.mocked(signInByHost).mockResolvedValue('failed');
  await show();
  expect(screen.getByText('没有完成登录')).toBeTruthy();
});
