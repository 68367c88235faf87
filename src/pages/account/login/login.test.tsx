import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { PRIVACY_POLICY } from '@/shared/agreement/documents/privacy-policy';
import { USER_AGREEMENT } from '@/shared/agreement/documents/user-agreement';
import { session, signIn, signOut } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import Login from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const userInfo: Parameters<typeof signIn>[0]['userInfo'] = {
  id: 'U1',
  mobile: '138****8000',
  nickName: '小易',
  regionCode: '',
  wxSubscribed: 0,
  memberStatus: 0,
  isNew: false,
  mobileFirstBeUsed: false,
};
const client = {
  codeLength: 6,
  codeLifetime: 300_000,
  resendAfter: 60_000,
  oneTap: [],
  outbox: '/dev/outbox',
};
const answers: Record<string, unknown> = {};
const tab = jest.spyOn(navigate, 'tab');

const press = async (name: string): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const calls = (path: string) =>
  jest.mocked(request).mock.calls.filter(([name]) => String(name).includes(path));

beforeEach(async () => {
  jest.clearAllMocks();
  tab.mockResolvedValue('done');
  signOut('user');
  Object.assign(answers, {
    'GET /passport/v1/h5/login/initClient.do': client,
    'POST /message/validate/h5/sendVcode.do': { resendAfter: 60_000 },
    'POST /passport/v1/h5/login/loginByMobile.do': { token: 'T1', secret: 'c2VjcmV0', userInfo },
  });
  jest.mocked(request).mockImplementation(((name: string) => {
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as never);
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  await act(async () => void render(<Login />));
});

test('consent is not there beforehand; one tap in the dialog gives it and logs in', async () => {
  for (const box of screen.getAllByRole('checkbox'))
    expect(box.getAttribute('aria-checked')).toBe('false');
  type('手机号', '138 0013 8000');
  type('短信验证码', '123456');
  // The last digit does what the button does.
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(calls('loginByMobile')).toHaveLength(0);
  await press('同意并登录');
  expect(calls('loginByMobile')[0]?.[1]).toMatchObject({ mobile: '13800138000', vcode: '123456' });
  expect(session().isLogin).toBe(true);
  expect(tab).toHaveBeenCalledWith('mine');
  // Both documents with their versions: the list of consents shows the privacy policy's.
  const { agreed } = calls('loginByMobile')[0]?.[1] as unknown as { agreed: object };
  expect(agreed).toMatchObject({
    authSignList: [
      `userAgreement:${USER_AGREEMENT.version}`,
      `privacyPolicy:${PRIVACY_POLICY.version}`,
    ],
  });
  // Statistics are a choice of their own: their consent is not among them.
});

test('who has agreed is logged in by the last digit of the code, once', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: '同意用户协议和隐私政策' }));
  answers['POST /passport/v1/h5/login/loginByMobile.do'] = new ApiError({
    kind: 'server',
    code: CODE.CODE_WRONG,
    msg: '验证码不正确',
  });
  type('手机号', '13800138000');
  type('短信验证码', '12345');
  expect(calls('loginByMobile')).toHaveLength(0);
  await act(async () => type('短信验证码', '123456'));
  expect(calls('loginByMobile')).toHaveLength(1);
  // Another mobile below the same code sends nothing by itself; another code does.
  await act(async () => type('手机号', '1380013800'));
  await act(async () => type('手机号', '13800138001'));
  expect(calls('loginByMobile')).toHaveLength(1);
  await act(async () => type('短信验证码', '12345'));
  await act(async () => type('短信验证码', '123457'));
  expect(calls('loginByMobile')).toHaveLength(2);
});

test('without a good mobile no code is sent, and the field says why', async () => {
  type('手机号', '1380013');
  await press('获取验证码');
  expect(calls('sendVcode')).toHaveLength(0);
  expect(screen.getByText('请填写 11 位大陆手机号')).toBeTruthy();
});

test('after a code was sent the button counts down as the provider says', async () => {
  type('手机号', '13800138000');
  await press('获取验证码');
  expect(calls('sendVcode')).toHaveLength(1);
  expect(screen.getByText('60 秒后重发')).toBeTruthy();
});

test('where work is asked for first, the page says that it is checking, and sends the code with it', async () => {
  const work = { challenge: 'c.n.m', parts: 2, bits: 4 };
  const refusal = { kind: 'server', code: CODE.WORK_NEEDED, msg: '', data: work } as const;
  let answer = (_: object): void => undefined;
  const sent = new Promise((resolve) => (answer = resolve));
  jest.mocked(request).mockImplementation(((name: string, input: object) => {
    if (!name.includes('sendVcode')) return Promise.resolve(answers[name]);
    return 'work' in input ? sent : Promise.reject(new ApiError(refusal));
  }) as never);
  type('手机号', '13800138000');
  await press('获取验证码');
  expect(screen.getByText(/正在做安全检查/)).toBeTruthy();
  await waitFor(() => expect(calls('sendVcode')).toHaveLength(2));
  expect(calls('sendVcode')[1]?.[1]).toMatchObject({
    mobile: '13800138000',
    work: { challenge: 'c.n.m', answers: [expect.any(Number), expect.any(Number)] },
  });
  await act(async () => answer({ resendAfter: 60_000 }));
  expect(screen.getByText('60 秒后重发')).toBeTruthy();
  expect(screen.queryByText(/正在做安全检查/)).toBeNull();
});

test('whoever mends a mistyped number gets a code for the right one at once', async () => {
  type('手机号', '13800138001');
  await press('获取验证码');
  expect(screen.getByText('验证码已发送，5 分钟内有效')).toBeTruthy();
  type('手机号', '13800138000');
  expect(screen.queryByText('验证码已发送，5 分钟内有效')).toBeNull();
  await press('获取验证码');
  expect(calls('sendVcode')).toHaveLength(2);
});

test('a refusal stands in the page, and the mobile stays', async () => {
  answers['POST /passport/v1/h5/login/loginByMobile.do'] = new ApiError({
    kind: 'server',
    code: CODE.CODE_WRONG,
    msg: '验证码不正确',
  });
  type('手机号', '13800138000');
  fireEvent.click(screen.getByRole('checkbox', { name: '同意用户协议和隐私政策' }));
  await act(async () => type('短信验证码', '123456'));
  expect(screen.getByRole('alert').textContent).toContain('验证码不正确');
  expect(session().loginFormData?.mobile).toBe('13800138000');
  expect(session().isLogin).toBe(false);
});

test('outside live the way to the codes is shown', () => {
  expect(screen.getByText('打开发件箱')).toBeTruthy();
});

test('whose login ran out is told so, and that nothing typed is lost', async () => {
  expect(screen.queryByText(/登录已过期/)).toBeNull();
  cleanup();
  signIn({ token: 'T1', secret: 'c2VjcmV0', userInfo });
  signOut('expired');
  await act(async () => void render(<Login />));
  expect(screen.getByText(/登录已过期.*填写的内容还在/)).toBeTruthy();
});
