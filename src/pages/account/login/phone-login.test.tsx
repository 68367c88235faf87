import { act, fireEvent, render, screen } from '@testing-library/react';
import { session, signOut } from '@/shared/session/session-store';
import { request } from '@/http/request';
import { platformLogin } from '@/platform/login';
import { runtime } from '@/platform/runtime';
import { AGREED } from '../../../../test/samples/agreed';
import { PhoneLogin } from './phone-login';
import type { PhoneLoginProps } from './phone-login';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn(() => ({ kind: 'weapp' })) }));
jest.mock('@/platform/login', () => ({
  platformLogin: {
    phoneButton: { openType: 'getPhoneNumber' },
    readPhone: jest.fn(),
    loginCode: jest.fn(async () => 'login-1'),
  },
}));
// The platform's own button, which a browser lacks.
jest.mock('@/ui/button/native-button', () => ({
  NativeButton: ({ children, onGetPhoneNumber }: never) => (
    <button onClick={() => (onGetPhoneNumber as (e: object) => void)({ detail: { code: 'p1' } })}>
      {children}
    </button>
  ),
}));

const userInfo = { id: 'U1', mobile: '138****0001', regionCode: '0', memberStatus: 0 };
const client = { codeLength: 6, codeLifetime: 1, resendAfter: 1, oneTap: ['weapp'], outbox: null };
const props: PhoneLoginProps = {
  agreed: true,
  agreement: () => Promise.resolve(AGREED),
  uFrom: 'poster',
  onRefusal: jest.fn(),
  onQuestion: jest.fn(),
};
const show = (change: Partial<PhoneLoginProps> = {}) =>
  act(async () => void render(<PhoneLogin {...props} {...change} />));
const press = (name = '手机号一键登录') =>
  act(async () => void fireEvent.click(screen.getByText(name)));
const logins = () =>
  jest.mocked(request).mock.calls.filter(([name]) => String(name).includes('phoneLogin'));

beforeEach(() => {
  jest.clearAllMocks();
  signOut('user');
  jest
    .mocked(request)
    .mockImplementation((async (name: string) =>
      name.includes('initClient')
        ? client
        : { token: 'T1', secret: 'c2VjcmV0', userInfo }) as never);
});

test('the phone’s own number signs in with one tap', async () => {
  jest.mocked(platformLogin.readPhone).mockResolvedValue({ status: 'ok', code: 'p1' });
  await show();
  await press();
  expect(logins()[0]?.[1]).toEqual({
    agreed: AGREED,
    platform: 'weapp',
    loginCode: 'login-1',
    uFrom: 'poster',
    code: 'p1',
  });
  expect(session().isLogin).toBe(true);
});

test('without the box ticked the button says what it consents to, and sends that', async () => {
  jest.mocked(platformLogin.readPhone).mockResolvedValue({ status: 'ok', code: 'p1' });
  await show({ agreed: false });
  expect(screen.getByText('用本机号码登录。点上面的按钮，即同意')).toBeTruthy();
  expect(screen.getByText('《隐私政策》')).toBeTruthy();
  await press('同意协议并一键登录');
  expect(logins()[0]?.[1]).toMatchObject({ agreed: AGREED });
});

test.each([
  ['refused', '您没有授权手机号，可以用短信验证码登录'],
  ['failed', '没有取得手机号，请重试或用短信验证码登录'],
] as const)('a number that is %s is said in the page', async (status, reason) => {
  jest.mocked(platformLogin.readPhone).mockResolvedValue({ status });
  await show();
  await press();
  expect(props.onRefusal).toHaveBeenCalledWith(reason);
  expect(logins()).toHaveLength(0);
});

test('there is no button where the provider cannot exchange the code', async () => {
  jest.mocked(runtime).mockReturnValue({ kind: 'alipay-mini' } as never);
  await show();
  expect(screen.queryByText('手机号一键登录')).toBeNull();
});
