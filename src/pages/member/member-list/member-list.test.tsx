import { act, render, screen } from '@testing-library/react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
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
async function openAs(
  login: ReturnType<typeof loginOf> | null,
  family: readonly LinkmanCard[] = [],
): Promise<void> {
  await act(async () => {
    forgetServerData();
    if (login) signIn(login);
    else useSession.setState(SIGNED_OUT);
  });
  jest.clearAllMocks();
  jest
    .mocked(request)
    .mockImplementation(((name: string) =>
      Promise.resolve(name === FAMILY ? family : login?.userInfo)) as never);
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

test('a family with nobody says so, and offers to add somebody', async () => {
  await openAs(loginOf('anna'));
  expect(screen.getByText('还没有家庭成员')).toBeTruthy();
  expect(screen.getAllByText('添加家庭成员')).toHaveLength(1);
});

test('with a child that somebody shares, the family is not called empty, and can be added to', async () => {
  await openAs(loginOf('anna'), [
    {
      ...{ linkmanId: 'l1', name: '王小满', sex: 2, birthday: '2026-03-01', relationType: 3 },
      ...{ isDefault: 0, documentKind: 1, documentMasked: '', mobileMasked: '137****0001' },
      ...{ guardianMissing: false, sharedBy: { role: 'guardian', owner: '137****0001' } },
    },
  ]);
  expect(screen.queryByText('还没有家庭成员')).toBeNull();
  expect(screen.getByText('添加家庭成员')).toBeTruthy();
});
