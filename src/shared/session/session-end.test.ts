import { cookies } from '@/platform/cookies';
import { localEntries, sessionEntries } from '@/storage/storage';
import { PERSONAL_ENTRIES } from './personal-entries';
import {
  onSignOut,
  readSessionCookies,
  restoreSession,
  session,
  signIn,
  signOut,
  updateUserInfo,
  useSession,
} from './session-store';
import { SIGNED_OUT } from './session-state';
import { loginOf } from '../../../test/samples/login';

jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

const { always, drafts } = PERSONAL_ENTRIES;
const retained = (names: readonly string[]) =>
  names.filter((name) => localEntries.read(name) !== null || sessionEntries.read(name) !== null);
const reasons: string[] = [];
onSignOut((reason) => void reasons.push(reason));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['ym_token', 'ym_wx_token', 'ym_login_info']) cookies.remove(name);
  useSession.setState(SIGNED_OUT);
  signIn(loginOf('anna'));
  // As left by stores that this run has not loaded.
  for (const name of always) localEntries.write(name, { val: 'x' });
  for (const name of drafts) sessionEntries.write(name, { val: 'x' });
  reasons.length = 0;
});

const clearCookies = (): void =>
  ['ym_token', 'ym_login_info'].forEach((name) => cookies.remove(name));

test.each<[string, () => void, string]>([
  ['the user logs out', () => signOut('user'), 'user'],
  ['the account is deleted', () => signOut('account-deleted'), 'account-deleted'],
  ['somebody else signs in', () => signIn(loginOf('ben')), 'replaced'],
  ['the provider names another user', () => updateUserInfo({ id: 'ben' }), 'replaced'],
  [
    'another user’s token takes its place',
    () => {
      cookies.set('ym_token', 'T-ben');
      cookies.set('ym_login_info', JSON.stringify(loginOf('ben').userInfo));
      readSessionCookies();
    },
    'replaced',
  ],
])('nothing of the user stays once %s', (_way, end, reason) => {
  end();
  expect(reasons).toEqual([reason]);
  const own = always.filter((name) => name !== 'session-secret');
  expect(retained([...own, ...drafts])).toEqual([]);
});

test.each<[string, () => void]>([
  ['the provider refuses it', () => signOut('expired')],
  [
    'its cookies run out',
    () => {
      clearCookies();
      readSessionCookies();
    },
  ],
  [
    'its cookies ran out before a start',
    () => {
      clearCookies();
      useSession.setState({ ...SIGNED_OUT, isLogin: true });
      window.sessionStorage.removeItem('session-state');
      restoreSession();
    },
  ],
])('where %s only drafts wait, for their owner and nobody else', (_way, end) => {
  end();
  expect(reasons).toEqual(['expired']);
  expect(session().isLogin).toBe(false);
  expect(retained(always)).toEqual([]);
  expect(retained(drafts)).toEqual([...drafts]);
  signIn(loginOf('anna'));
  expect(retained(drafts)).toEqual([...drafts]);
  signOut('expired');
  signIn(loginOf('ben'));
  expect(retained(drafts)).toEqual([]);
});

test('the same user with another token keeps everything', () => {
  signIn({ ...loginOf('anna'), token: 'T-renewed' });
  expect(reasons).toEqual([]);
  expect(retained(drafts)).toEqual([...drafts]);
});

test('a cookie that names another user for the same token is not believed', () => {
  cookies.set('ym_login_info', JSON.stringify(loginOf('ben').userInfo));
  readSessionCookies();
  expect(session().userInfo?.id).toBe('anna');
  expect(reasons).toEqual([]);
});
