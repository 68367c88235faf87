import { act, render } from '@testing-library/react';
import { loginAndReturn } from '@/shared/session/go-to-login';
import { SIGNED_OUT } from '@/shared/session/session-state';
import { signIn, useSession } from '@/shared/session/session-store';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { loginOf } from '../../../../test/samples/login';
import MemberList from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({
  engine: { current: () => ({ name: 'memberList', query: {} }), go: jest.fn() },
}));
jest.mock('@/shared/session/go-to-login', () => ({ loginAndReturn: jest.fn() }));

const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const asked = () => jest.mocked(request).mock.calls.map(([name]) => name);

/** Opens the page as a user, or as a visitor. */
async function openAs(login: ReturnType<typeof loginOf> | null): Promise<void> {
  await act(async () => {
    forgetServerData();
    if (login) signIn(login);
    else useSession.setState(SIGNED_OUT);
  });
  jest.clearAllMocks();
  jest
    .mocked(request)
    .mockImplementation(((name: string) =>
      Promise.resolve(name === FAMILY ? [] : login?.userInfo)) as never);
  await act(async () => void render(<MemberList />));
}

test('a visitor is sent to the login, which leads back, and no family is asked for', async () => {
  await openAs(null);
  expect(loginAndReturn).toHaveBeenCalledWith('memberList', {});
  expect(asked()).not.toContain(FAMILY);
});

test('somebody whose account has no mobile is sent there too', async () => {
  const { userInfo, ...login } = loginOf('anna');
  await openAs({ ...login, userInfo: { ...userInfo, mobile: '' } });
  expect(loginAndReturn).toHaveBeenCalledWith('memberList', {});
  expect(asked()).not.toContain(FAMILY);
});

test('somebody who is signed in reads their family', async () => {
  await openAs(loginOf('anna'));
  expect(loginAndReturn).not.toHaveBeenCalled();
  expect(asked()).toContain(FAMILY);
});
