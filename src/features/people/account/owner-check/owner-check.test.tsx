import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { session, signOut } from '@/shared/session/session-store';
import { OwnerCheck } from './owner-check';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const PROVE = 'POST /passport/v1/h5/login/ownerCheck/prove.do';
const NOT_ME = 'POST /passport/v1/h5/login/ownerCheck/notMe.do';
const userInfo = { id: 'U1', mobile: '138****0001', regionCode: '0', memberStatus: 0 };
const onBack = jest.fn();
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  jest.clearAllMocks();
  signOut('user');
  jest
    .mocked(request)
    .mockImplementation((async () => ({ token: 'T1', secret: 'c2VjcmV0', userInfo })) as never);
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  await act(async () => void render(<OwnerCheck agreement={null} ticket="e1.t" onBack={onBack} />));
});

const chooseDocument = () =>
  act(async () => void fireEvent.click(screen.getByRole('tab', { name: '证件号后四位' })));
const type = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('任意一位家庭成员的证件号后四位'), {
    target: { value },
  });

test('nothing is sent before there is an answer', async () => {
  await press('确认，继续登录');
  expect(screen.getByText('请先选择生日')).toBeTruthy();
  await chooseDocument();
  type('123');
  await press('确认，继续登录');
  expect(screen.getByText('请填写后四位')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});

test('the right answer signs in', async () => {
  await chooseDocument();
  type('123x');
  await press('确认，继续登录');
  expect(request).toHaveBeenCalledWith(
    PROVE,
    { ticket: 'e1.t', fact: { documentEnd: '123X' } },
    expect.anything(),
  );
  expect(session().token).toBe('T1');
});

test('a wrong one says why, and what else there is', async () => {
  const wrong = { kind: 'server', code: CODE.OWNER_FACT_WRONG, msg: '与账号里的资料不符' } as const;
  jest.mocked(request).mockRejectedValue(new ApiError(wrong));
  await chooseDocument();
  type('1234');
  await press('确认，继续登录');
  expect(screen.getByText('与账号里的资料不符')).toBeTruthy();
  expect(session().isLogin).toBe(false);
  await press('想不起来了？');
  expect(screen.getByText(/带身份证件到接种门诊服务台/)).toBeTruthy();
});

test('a new account begins only after what becomes of the old one was said', async () => {
  await press('这不是我的账号');
  expect(request).not.toHaveBeenCalled();
  expect(screen.getByText(/留给它的主人/)).toBeTruthy();
  await press('不是我的，新建账号');
  expect(request).toHaveBeenCalledWith(NOT_ME, { ticket: 'e1.t' }, expect.anything());
  expect(session().token).toBe('T1');
});

test('one can go back to the login', async () => {
  await press('返回登录');
  expect(onBack).toHaveBeenCalled();
});
