import { act, fireEvent, render, screen } from '@testing-library/react';
import { LOGIN_SIGNS } from '@contract/agreement/text-rules';
import { session, signIn, signOut } from '@/features/account/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { loginOf } from '../../../../test/samples/login';
import { AgreeAgain } from './agree-again';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { back: jest.fn() } }));

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.clearAllMocks();
  signIn({ ...loginOf('U1'), agreementDue: true });
  render(<AgreeAgain />);
});
afterEach(() => signOut('user'));

test('the answer counts when the provider has recorded it', async () => {
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
