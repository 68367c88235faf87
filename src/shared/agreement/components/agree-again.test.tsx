import { act, fireEvent, render, screen } from '@testing-library/react';
import { LOGIN_SIGNS, signOf } from '@contract/agreement/text-rules';
import { session, signIn, signOut } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { loginOf } from '../../../../test/samples/login';
import { AgreeAgain } from './agree-again';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { back: jest.fn(), replace: jest.fn() } }));

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const showLogin = (): void => {
  signIn({ ...loginOf('U1'), agreementDue: true });
  render(<AgreeAgain />);
};
const showFamily = (): void => {
  signIn({ ...loginOf('U1'), familyTextsDue: ['childrenPrivacy', 'memberConsent'] });
  render(<AgreeAgain family="childrenPrivacy" />);
};
beforeEach(() => jest.clearAllMocks());
afterEach(() => signOut('user'));

test('what is agreed to for the family is recorded as that, and the other text is asked for still', async () => {
  showFamily();
  jest.mocked(request).mockResolvedValueOnce(null);
  await press('同意');
  expect(request).toHaveBeenCalledWith(
    'POST /base/authProtocol/authProtocolLogUserRecord.do',
    expect.objectContaining({ authSignList: [signOf('childrenPrivacy')], positionCode: 'FAMILY' }),
    expect.objectContaining({ failure: 'in-place' }),
  );
  expect(session().familyTextsDue).toEqual(['memberConsent']);
  expect(navigate.back).toHaveBeenCalledTimes(1);
});

test('who does not agree for the family sees the family, and stays signed in', async () => {
  showFamily();
  await press('不同意，去看家庭成员');
  expect(navigate.replace).toHaveBeenCalledWith('memberList');
  expect(request).not.toHaveBeenCalled();
  expect(session()).toMatchObject({
    isLogin: true,
    familyTextsDue: ['childrenPrivacy', 'memberConsent'],
  });
});

test('the answer counts when the provider has recorded it', async () => {
  showLogin();
  let record = (_: null): void => undefined;
  jest.mocked(request).mockReturnValueOnce(new Promise<null>((resolve) => (record = resolve)));
  await press('同意');
  expect(request).toHaveBeenCalledWith(
    'POST /base/authProtocol/authProtocolLogUserRecord.do',
    expect.objectContaining({ authSignList: LOGIN_SIGNS, positionCode: 'LOGIN' }),
    expect.objectContaining({ failure: 'in-place' }),
  );
  expect(session().agreementDue).toBe(true);
  await act(async () => record(null));
  expect(session().agreementDue).toBe(false);
  expect(navigate.back).toHaveBeenCalledTimes(1);
});

test('one that is refused is asked for still, and says why', async () => {
  showLogin();
  const msg = '协议已经更新，请刷新页面，看过新的内容再同意';
  jest.mocked(request).mockRejectedValueOnce(new ApiError({ kind: 'server', code: '4001', msg }));
  await press('同意');
  expect(screen.getByRole('alert').textContent).toContain(msg);
  expect(session().agreementDue).toBe(true);
  expect(navigate.back).not.toHaveBeenCalled();
  jest.mocked(request).mockResolvedValueOnce(null);
  await press('同意');
  expect(session().agreementDue).toBe(false);
});
